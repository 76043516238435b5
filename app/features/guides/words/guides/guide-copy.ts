/** In every text, words between asterisks are set in italics; in wording to copy, [brackets] are blanks to fill in. */
export type Block =
  /** `note` stands in the margin, beside the first line. */
  | { part: "paragraph"; text: string; note?: string }
  | { part: "heading"; text: string; note?: string }
  | { part: "list"; items: string[]; isNumbered?: true; note?: string }
  | { part: "terms"; rows: { term: string; text: string }[]; note?: string }
  | { part: "checklist"; title?: string; items: string[]; note?: string }
  | { part: "table"; columns: { title: string; share: number }[]; rows: string[][]; note?: string }
  /** An empty ruled table; `fill` takes what is left of the page. */
  | { part: "ledger"; title?: string; columns: { title: string; share: number }[]; rows: number; firsts?: string[] }
  /** A label over lines to write on. */
  | { part: "lines"; label: string; count: number; note?: string }
  /** Labels before short lines, a row each. */
  | { part: "fields"; rows: string[][] }
  | { part: "wording"; title: string; paragraphs: string[]; note?: string }
  | { part: "quote"; text: string }
  | { part: "aside"; text: string };

/** One printed page. A worksheet, to be filled in with a pencil, has the other paper colour. */
export type GuidePage = {
  isWorksheet?: true;
  /** The headline of a page that does not open its chapter. */
  title?: string;
  lead?: string;
  blocks: Block[];
};

export type GuideChapter = { title: string; lead: string; pages: GuidePage[] };

export type PlanWeek = { title: string; text: string };
export type GuidePlan = {
  title: string;
  lead: string;
  weekLabel: string;
  months: { title: string; weeks: PlanWeek[] }[];
  foot: string;
};

/** `id` is the name of a page of the site in `app/facts/public-paths.ts`. */
export type GuideLink = { text: string; id: string };

export type GuideCopy = {
  /** For the document's properties. */
  subject: string;
  keywords: string;
  cover: { title: string[]; line: string };
  contents: { title: string; caption: string; blocks: Block[]; colophon: string };
  chapters: GuideChapter[];
  plan: GuidePlan;
  closing: { title: string; turn: string; paragraphs: string[]; links: GuideLink[]; foot: string };
};
