import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Facts } from "#app/copy/facts.ts";
import type { SiteFact } from "#app/rules/assistant/match-fact.ts";
import { indexPassages, type Passage, type PassageIndex, splitLines, splitPassages } from "#app/rules/text/passages.ts";
import type { OwnersAnswer } from "#server/tables/assistant/dash-answers.ts";
import type { ListedPage, ReadPage } from "./listed-page.ts";
import { type SiteFacts, siteFacts } from "./site-facts.ts";

/** A fact with the words of the page that show it. */
export type ShownFact = SiteFact & { quotes: Passage[] };

/** What the site says: the business details with their quotes, and the passages of its pages. */
export type SiteIndex = {
  passages: PassageIndex;
  facts: ShownFact[];
  subjects: SiteFacts["subjects"];
  answers: OwnersAnswer[];
};

/** What follows the last rule says where the markdown comes from. */
const withoutSource = (markdown: string) => markdown.slice(0, markdown.lastIndexOf("\n---\n"));

export async function makeSiteIndex(
  pages: readonly ListedPage[],
  read: ReadPage,
  facts: Facts,
  answers: OwnersAnswer[],
): Promise<SiteIndex> {
  const passages: Passage[] = [];
  const linesByPath = new Map<string, Passage[]>();
  for (const { path, title } of pages) {
    const markdown = await read(path);
    if (markdown === undefined) continue;
    const text = withoutSource(markdown);
    passages.push(...splitPassages({ title, path }, text));
    const lines = splitLines(text).map((line) => ({ title, path, heading: line.heading, quote: line.text }));
    linesByPath.set(path, lines);
    await letOthersRun();
  }
  const site = siteFacts(facts);
  const shown = site.facts.flatMap((fact) => {
    const quotes = quotesOf(fact, linesByPath.get(fact.path) ?? []);
    return quotes ? [{ ...fact, quotes }] : [];
  });
  return { passages: indexPassages(passages), facts: shown, subjects: site.subjects, answers };
}

const maxFactQuote = 300;
const oneSpace = (text: string) => text.replace(/\s+/g, " ");

/** The fewest lines that hold all figures; undefined if the page does not show them all. */
function quotesOf({ figures }: SiteFact, lines: readonly Passage[]): Passage[] | undefined {
  const wanted = figures.map(oneSpace);
  const short = lines.filter(({ quote }) => quote.length <= maxFactQuote);
  const quotes: Passage[] = [];
  for (const figure of wanted) {
    if (quotes.some(({ quote }) => holds(quote, figure))) continue;
    const having = short.filter(({ quote }) => holds(quote, figure));
    const count = ({ quote }: Passage) => wanted.filter((each) => holds(quote, each)).length;
    const [best] = having.toSorted((one, other) => count(other) - count(one) || score(other) - score(one));
    if (!best) return undefined;
    quotes.push(best);
  }
  return quotes;
}

/** A sentence says more than a cell of a table. */
const score = ({ quote }: Passage) => (quote.length >= 40 ? 1 : 0);

/** Whether a figure stands there as a whole: "4 posts" is not in "14 posts". */
function holds(text: string, figure: string): boolean {
  const at = text.indexOf(figure);
  if (at === -1) return false;
  const before = text[at - 1] ?? " ";
  const after = text.slice(at + figure.length, at + figure.length + 2);
  return !/[\p{L}\p{N}$–]/u.test(before) && !/^(?:[\p{L}\p{N}–]|[.,]\d)/u.test(after);
}
