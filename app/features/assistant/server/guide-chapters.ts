import type { DocumentName } from "#facts/documents.ts";
import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import type { Block, GuideChapter } from "#features/guides/words/guides/guide-copy.ts";
import { guides } from "#features/guides/words/guides/guides.ts";

export const guidePages: Record<DocumentName, string> = {
  visibility: paths.visibilityBlueprint(),
  cigar: paths.cigarLoungePlaybook(),
  winery: paths.wineryPlaybook(),
  dining: paths.fineDiningPlaybook(),
};

/** Each chapter of the guides with all its words, and the page that describes it. */
export const guideChapters = (facts: Facts) =>
  guides.flatMap(({ name, copy }) =>
    copy(facts).chapters.map((chapter) => ({ path: guidePages[name], title: chapter.title, text: wordsOf(chapter) })),
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
