import type { Facts } from "#facts/facts.ts";
import { withPostalAddress } from "#facts/mail-foot.ts";
import { englishOf } from "#platform/intl/place.ts";
import { greetableName } from "#platform/mail/greetable-name.ts";
import { greet } from "#platform/mail/server/greet.ts";
import type { Mail } from "#platform/mail/server/mail.ts";
import {
  breakLines,
  button,
  fallback,
  greeting,
  heading,
  letterPaper,
  link,
  paragraph,
  row,
  sans,
  serif,
} from "#platform/mail/server/mail-parts.ts";
import { type Xml, xml } from "#platform/text/escape-xml.ts";
import { fill } from "#platform/text/fill.ts";
import { timeIn } from "#platform/time/time-in.ts";
import type { SessionPlace } from "../rules/meeting.ts";
import { dayIn, timeBeside, zoneName } from "../rules/slot-words.ts";
import { type BookingMailCopy, type BookingNews, bookingMailCopy } from "../words/booking-mails.ts";

export type BookedSession = {
  name: string;
  email: string;
  startMs: number;
  lengthMinutes: number;
  timeZone: string;
  place: SessionPlace;
  /** The owner's words about this change. */
  note?: string;
};
type Links = { page: string; reminders: string; calendar: string };
type Line = [label: string, value: string];

/** A visitor's mail about their session. */
export function bookingMail(about: BookingNews, session: BookedSession, facts: Facts, links: Links): Mail {
  const copy = withPostalAddress(bookingMailCopy(about, facts), facts);
  const isOff = about === "cancelled" || about === "called off" || about === "afterwards";
  const lines = linesOf(session, facts, copy, isOff);
  const to = isOff ? links.calendar : links.page;
  const unsubscribe = about === "reminder" || about === "afterwards" ? links.reminders : undefined;
  const what = facts.kind?.name ?? copy.what;
  const subject = fill(copy.subject, { what, when: whenIn(session.timeZone, session.startMs, facts.place.locale) });
  return {
    to: { name: greetableName(session.name), address: session.email },
    subject,
    text: asText(copy, session, facts, lines, to, unsubscribe),
    html: letterPaper({
      title: subject,
      brand: facts.brand.name,
      site: links.page,
      accent: facts.look?.accent,
      lang: englishOf(facts.place.locale),
      rows: asRows(copy, session, facts, lines, to, unsubscribe),
    }),
    ...(unsubscribe ? { unsubscribe } : {}),
  };
}

/** "Thursday, December 10, 6:00 pm" for a subject, with plain spaces: others would be encoded. */
export const whenIn = (zone: string, startMs: number, locale: string) =>
  `${dayIn(zone, startMs, locale)}, ${timeIn(zone, startMs, locale)}`.replaceAll("\u00a0", " ");

function linesOf(
  { startMs, lengthMinutes, timeZone, place, note }: BookedSession,
  { booking, kind, place: { locale } }: Facts,
  copy: BookingMailCopy,
  isOff: boolean,
) {
  const beside = timeBeside(timeZone, booking.timeZone, startMs, locale);
  const day = dayIn(timeZone, startMs, locale, true);
  const { labels } = copy;
  const lines: Line[] = [[labels.when, `${day}, ${timeIn(timeZone, startMs, locale)}, ${zoneName(timeZone, startMs)}`]];
  if (beside) lines.push([labels.ours, `${beside}, ${zoneName(booking.timeZone, startMs)}`]);
  if (kind) lines.unshift([labels.kind, kind.name]);
  const where = place.words || place.room || (place.phone ? fill(copy.byPhone, { phone: place.phone }) : copy.place);
  if (!isOff) lines.push([labels.length, fill(copy.length, { minutes: lengthMinutes })], [labels.place, where]);
  if (note) lines.push([labels.note, note]);
  return lines;
}

function asText(
  copy: BookingMailCopy,
  { name }: BookedSession,
  facts: Facts,
  lines: Line[],
  to: string,
  unsubscribe?: string,
) {
  return [
    greet(name, facts),
    copy.title,
    copy.lead,
    lines.map(([label, value]) => `${label}: ${value}`).join("\n"),
    `${copy.button}\n${to}`,
    `${copy.regards}\n${copy.business}`,
    `-- \n${copy.why}${unsubscribe ? `\n${copy.unsubscribe}: ${unsubscribe}` : ""}`,
  ].join("\n\n");
}

function asRows(
  copy: BookingMailCopy,
  { name }: BookedSession,
  facts: Facts,
  lines: Line[],
  to: string,
  unsubscribe?: string,
): Xml[] {
  return [
    row("56px 48px 0", xml`${greeting(greet(name, facts))}${heading(copy.title)}${paragraph(copy.lead, 22)}`),
    row("32px 48px 0", details(lines)),
    row("36px 48px 0", xml`${button(to, copy.button)}${fallback(copy.otherwise, to)}`),
    row(
      "32px 48px 56px",
      paragraph(xml`${copy.regards}<br><i style="font-family:${serif}">${facts.brand.name}</i>`, 0),
    ),
    row(
      "24px 48px 40px",
      xml`<p class="tq hr" style="margin:0;border-top:1px solid #c9b694;padding-top:24px;font-family:${sans};font-size:15px;line-height:23px;color:#574a47">${copy.why}<br>${copy.business}${unsubscribe ? xml`<br>${link(unsubscribe, copy.unsubscribe)}` : null}</p>`,
    ),
  ];
}

function details(lines: Line[]): Xml {
  const cell = "border-top:1px solid #c9b694;padding:11px 0 12px;line-height:25px;";
  const rows = lines.map(
    ([label, value]) =>
      xml`<tr><td class="hr tm" width="110" valign="top" style="width:110px;${cell}font-family:${serif};font-style:italic;font-size:19px;color:#77522a">${label}</td><td class="hr ti" valign="top" style="${cell}font-family:${sans};font-size:17px;word-break:break-word;color:#190d15">${breakLines(value)}</td></tr>`,
  );
  return xml`<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0">${rows}</table>`;
}
