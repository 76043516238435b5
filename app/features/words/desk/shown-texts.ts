import { everyPage } from "#features/frame/every-page.ts";
import { guideGroup, guides } from "#features/guides/words/guides/guides.ts";
import { tokensOf } from "../rules/token-facts.ts";
import type { DeskText } from "../server/edit-words.ts";
import type { ShownText } from "./text-fields.tsx";
import { nameTokens } from "./token-names.ts";

const quoted = new Set(everyPage.flatMap(({ copy, quoted }) => quoted?.map((text) => `${copy.group} ${text}`) ?? []));

/** The page of each guide, which names its chapters. */
const leadPages = new Map<string, string>(guides.map(({ name, file }) => [guideGroup(name), file]));

/** Returns a text as its field on the desk shows it. */
export const shownText = (text: DeskText): ShownText => ({
  id: text.id,
  group: text.group,
  path: text.path,
  shown: nameTokens(text.shown).trim(),
  standard: nameTokens(text.text).trim(),
  reads: tokensOf(text.shown).length > 0 ? text.reads() : undefined,
  earlierStandard: text.earlierStandard && nameTokens(text.earlierStandard),
  isDraft: text.isDraft,
  isChanged: text.isChanged,
  isQuoted: [text.group, leadPages.get(text.group)].some((page) => quoted.has(`${page} ${text.text}`)),
  isListItem: text.limits.isListItem,
  maxCharacters: text.limits.maxCharacters,
});
