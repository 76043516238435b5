import { deskPaths } from "#facts/desk-paths.ts";
import type { Facts } from "#facts/facts.ts";
import { pageName } from "#features/leads/page-name.ts";
import { compareFigures } from "#platform/desk/compare-figures.ts";
import type { Mail } from "#platform/mail/server/mail.ts";
import { letterPaper, link, quiet, row, sans, serif } from "#platform/mail/server/mail-parts.ts";
import { type Xml, xml } from "#platform/text/escape-xml.ts";
import { shortDay } from "#platform/time/business-time.ts";
import { clockOfDate } from "#platform/time/zoned-time.ts";
import { visitPaths } from "../visit-paths.ts";
import { mondayLetterCopy as copy } from "../words/monday-letter.ts";
import type { Week } from "./read-week.ts";

/** A line of the letter, with the page of the desk that shows the same. */
type Line = { words: string; href?: string };
type Part = { title: string; lines: Line[] };

function listParts({ period, ...week }: Week): Part[] {
  const { fromDay, toDay } = period;
  const change = ({ count, before }: Week["visits"]) => compareFigures(count, before);
  const visibility = visitPaths.visibility(undefined, fromDay);
  const newPeople = deskPaths.leads({ new: fromDay, until: toDay });
  const booked = deskPaths.leads({ came: "booking", since: fromDay, until: toDay });
  const waits: [number, Line][] = [
    [week.waiting, { words: copy.waiting(week.waiting), href: deskPaths.leads({ waiting: "1" }) }],
    [week.due, { words: copy.due(week.due), href: deskPaths.leads({ due: "1" }) }],
    [week.held, { words: copy.held(week.held), href: deskPaths.deliveries("held") }],
  ];
  const broken: [number, Line][] = [
    [week.failing, { words: copy.failing(week.failing), href: deskPaths.deliveries("failing") }],
    [week.deadLinks, { words: copy.deadLinks(week.deadLinks), href: deskPaths.deadLinks() }],
    ...week.alerts.map((name): [number, Line] => [1, { words: copy.alert(name), href: deskPaths.integrations() }]),
  ];
  const { advice } = week;
  const words = advice ? copy.advice(advice, week.adviceTitle || pageName(advice.path)) : copy.keepWriting;
  return [
    {
      title: copy.came,
      lines: [
        { words: copy.visits(week.visits.count, change(week.visits)), href: visibility },
        { words: copy.arrivals(week.arrivals.count, change(week.arrivals)), href: visitPaths.assistants(fromDay) },
      ],
    },
    {
      title: copy.asked,
      lines: [
        { words: copy.people(week.people.count, change(week.people)), href: newPeople },
        { words: copy.booked(week.booked.count, change(week.booked)), href: booked },
      ],
    },
    { title: copy.waits, lines: present(waits, copy.nothingWaits) },
    { title: copy.broken, lines: present(broken, copy.nothingBroken) },
    { title: copy.write, lines: [{ words }] },
  ];
}

function present(counted: readonly [number, Line][], otherwise: string): Line[] {
  const lines = counted.filter(([count]) => count > 0).map(([, line]) => line);
  return lines.length > 0 ? lines : [{ words: otherwise }];
}

/** Smaller spacing than in other mails, so that the letter fits one screen of a phone. */
const small = (words: string) =>
  xml`<h1 class="ti" style="margin:0;font-family:${serif};font-weight:400;font-size:28px;line-height:32px;color:#190d15">${words}</h1>`;
const dense = (inner: Xml) =>
  xml`<p class="ti" style="margin:10px 0 0;font-family:${sans};font-size:16px;line-height:24px;color:#190d15">${inner}</p>`;

type Asked = { facts: Facts; siteUrl: string; to: Mail["to"] };

/** The letter to the owner about a week: one screen, each figure a link to its page of the desk. */
export function mondayMail(week: Week, { facts, siteUrl, to }: Asked): Mail {
  const subject = copy.subject(week.people.count, week.booked.count);
  const dayIn = (day: string) => shortDay(day, facts.place.locale, clockOfDate(day));
  const span = copy.week(dayIn(week.period.fromDay), dayIn(week.period.toDay));
  const parts = listParts(week);
  const off = siteUrl + visitPaths.visibility();
  const asText = ({ words, href }: Line) => (href ? `${words}\n${siteUrl}${href}` : words);
  const asHtml = ({ words, href }: Line) => (href ? link(siteUrl + href, words) : xml`${words}`);
  const lined = (lines: readonly Xml[]) => lines.reduce((all, line) => xml`${all}<br>${line}`);
  const html = parts.map(({ title, lines }) => dense(xml`<b>${title}</b><br>${lined(lines.map(asHtml))}`));
  return {
    to,
    subject,
    text: [
      span,
      ...parts.map(({ title, lines }) => [title, ...lines.map(asText)].join("\n")),
      `${copy.off}: ${off}`,
    ].join("\n\n"),
    html: letterPaper({
      title: subject,
      brand: facts.brand.name,
      site: siteUrl,
      rows: [
        row(
          "20px 48px 24px",
          xml`${small(span)}${html}${quiet(link(off, copy.off), "margin:12px 0 0;font-size:14px;line-height:20px")}`,
        ),
      ],
    }),
  };
}
