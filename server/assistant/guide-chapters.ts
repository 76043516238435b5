import type { Facts } from "#app/copy/facts.ts";
import type { Block, GuideChapter } from "#app/copy/guides/guide-copy.ts";
import { guides } from "#app/copy/guides/guides.ts";
import { paths } from "#app/paths.ts";
import type { DocumentName } from "#app/rules/leads/documents.ts";

const pages: Record<DocumentName, string> = {
  visibility: paths.visibilityBlueprint(),
  cigar: paths.cigarLoungePlaybook(),
  winery: paths.wineryPlaybook(),
  dining: paths.fineDiningPlaybook(),
};

/** Each chapter of the guides with all its words, and the page that describes it. */
export const guideChapters = (facts: Facts) =>
  guides.flatMap(({ name, copy }) =>
    copy(facts).chapters.map((chapter) => ({ path: pages[name], title: chapter.title, text: wordsOf(chapter) })),
  );

const wordsOf = ({ title, lead, pages: sheets }: GuideChapter) =>
  [title, lead, ...sheets.flatMap(({ blocks, ...heads }) => [...textsIn(heads), ...blocks.flatMap(withoutPart)])].join(
    " ",
  );

const withoutPart = ({ part, ...said }: Block) => textsIn(said);

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
