import type { Facts } from "#facts/facts.ts";
import { withPostalAddress } from "#facts/mail-foot.ts";
import { maxPoints, quizCategories } from "#facts/quiz-points.ts";
import { englishOf } from "#platform/intl/place.ts";
import type { Mail } from "#platform/mail/server/mail.ts";
import {
  button,
  closing,
  fallback,
  heading,
  letterPaper,
  link,
  numbered,
  paragraph,
  quiet,
  row,
  sans,
  serif,
} from "#platform/mail/server/mail-parts.ts";
import { type Xml, xml } from "#platform/text/escape-xml.ts";
import { fill } from "#platform/text/fill.ts";
import type { QuizPayload } from "../rules/check-quiz-payload.ts";
import { quizScores } from "../rules/quiz-payload.ts";
import { bandOf, weakestOf } from "../rules/score-quiz.ts";
import { quizCopy } from "../words/quiz-questions.ts";
import { type QuizReportCopy, quizReportCopy } from "../words/quiz-report.ts";
import { quizResultCopy, sayHeights } from "../words/quiz-result.ts";

export type ReportLinks = { result: string; hill: string; booking: string };

/** The mail with a quiz report: total, three areas, and advice about the lowest. */
export function quizReportMail(payload: QuizPayload, facts: Facts, links: ReportLinks): Mail {
  const copy = withPostalAddress(quizReportCopy(facts), facts);
  const report = readReport(payload, facts, copy);
  const subject = fill(copy.subject, { score: report.total });
  const brand = facts.brand.name;
  return {
    to: { name: "", address: payload.email },
    subject,
    text: asText(copy, report, brand, links),
    html: letterPaper({
      title: subject,
      accent: facts.look?.accent,
      lang: englishOf(facts.place.locale),
      rows: asRows(copy, report, brand, links),
    }),
  };
}

type Report = ReturnType<typeof readReport>;

function readReport(payload: QuizPayload, facts: Facts, copy: QuizReportCopy) {
  const scores = quizScores(payload);
  const { result, categories, hill } = quizResultCopy(facts);
  const weakest = weakestOf(scores);
  const { name: band, message } = result.bands[bandOf(scores.totalScore)];
  const { areas } = quizCopy(facts);
  return {
    total: scores.totalScore,
    band,
    message,
    hill: sayHeights(hill, scores.categoryScores),
    areas: quizCategories.map((category) => {
      const points = scores.categoryScores[category];
      const isLowest = category === weakest;
      return {
        name: areas[category],
        points,
        max: maxPoints(category),
        of: fill(copy.areaOf, { max: maxPoints(category) }),
        isLowest,
        words: categories.advice[category].tiers[bandOf(points, category)],
      };
    }),
    lowest: fill(copy.lowest, { category: areas[weakest] }),
    steps: categories.advice[weakest].steps,
  };
}

function asText(copy: QuizReportCopy, report: Report, brand: string, { result, booking }: ReportLinks): string {
  const { before, link: words, after } = copy.invite;
  return [
    copy.lead,
    report.hill,
    `${report.total} ${copy.of}: ${report.band}\n${report.message}`,
    ...report.areas.map((area) => `${area.name}: ${area.points} ${area.of}\n${area.words}`),
    report.lowest,
    [copy.next, ...report.steps.map(({ title, text }, index) => `${index + 1}. ${title}\n   ${text}`)].join("\n\n"),
    `${copy.button}: ${result}\n${copy.private}`,
    `${before} ${words}${after}\n${booking}`,
    `${copy.regards}\n${brand}`,
    `-- \n${copy.why}\n${copy.business}`,
  ].join("\n\n");
}

function asRows(copy: QuizReportCopy, report: Report, brand: string, links: ReportLinks): Xml[] {
  const { result, hill, booking } = links;
  const { before, link: words, after } = copy.invite;
  const steps = report.steps.map(({ title, text }) => xml`<b>${title}</b><br>${text}`);
  return [
    xml`<tr><td style="padding:0">${picture(`${brand}. ${report.hill}`, hill, result)}</td></tr>`,
    row("48px 48px 0", xml`${heading(copy.title)}${paragraph(copy.lead, 22)}`),
    row("36px 48px 0", figure(copy, report)),
    row("36px 48px 0", xml`${subheading(copy.areas)}${report.areas.map(bar)}`),
    row("44px 48px 0", xml`${subheading(copy.next)}${turn(report.lowest)}`),
    row("20px 48px 0", numbered(steps)),
    row("36px 48px 0", xml`${button(result, copy.button)}${fallback(copy.otherwise, result)}`),
    row(
      "0 48px",
      xml`${quiet(copy.private, "margin:8px 0 0;font-size:16px;line-height:24px")}${paragraph(xml`${before} ${link(booking, words)}${after}`, 32)}`,
    ),
    ...closing(copy, brand),
  ];
}

/** The hill leads the letter; a program without pictures reads its heights instead. */
const picture = (words: string, source: string, href: string): Xml =>
  xml`<a href="${href}" style="text-decoration:none"><img class="w" src="${source}" width="600" height="315" alt="${words}" style="display:block;width:100%;height:auto;border:0;background-color:#190d15;color:#ede5d8;font-family:${serif};font-size:20px"></a>`;

const subheading = (words: string): Xml =>
  xml`<h2 class="ti" style="margin:0;font-family:${serif};font-weight:400;font-size:28px;line-height:34px;color:#190d15">${words}</h2>`;

const turn = (words: string): Xml =>
  xml`<p class="tq" style="margin:8px 0 0;font-family:${serif};font-style:italic;font-size:20px;line-height:28px;color:#574a47">${words}</p>`;

const figure = (copy: QuizReportCopy, { total, band, message }: Report): Xml =>
  xml`<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"><tr><td class="st" width="176" valign="top" style="width:176px"><p class="ti" style="margin:0;font-family:${serif};font-size:104px;line-height:112px;letter-spacing:-5px;color:#190d15">${total}</p><p class="tq" style="margin:6px 0 20px;font-family:${serif};font-style:italic;font-size:19px;line-height:24px;color:#574a47">${copy.of}</p></td><td class="st" valign="top" style="padding-left:32px">${subheading(band)}${paragraph(message, 10)}</td></tr></table>`;

const ink = "#190d15";
const oxblood = "#74182b";

/** An area's name and points over a bar. */
function bar({ name, points, max, of, isLowest, words }: Report["areas"][number]): Xml {
  const colour = isLowest ? oxblood : ink;
  const share = `${(points / max) * 100}%`;
  const rest = points < max ? xml`<td style="font-size:0;line-height:0">&#160;</td>` : null;
  return xml`<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="margin-top:18px"><tr><td class="ti" style="font-family:${sans};font-size:18px;line-height:26px;color:#190d15">${name}</td><td class="ti" align="right" style="font-family:${serif};font-size:22px;line-height:26px;color:#190d15">${points} <span class="tq" style="font-family:${sans};font-size:16px;color:#574a47">${of}</span></td></tr></table><table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" class="hr" style="margin-top:6px;border-bottom:1px solid #c9b694"><tr><td class="bk" width="${share}" height="6" bgcolor="${colour}" style="width:${share};height:6px;background-color:${colour};font-size:0;line-height:0">&#160;</td>${rest}</tr></table>${quiet(words, "margin:8px 0 0;font-size:16px;line-height:24px")}`;
}
