import type { Words } from "#facts/editable.ts";
import { type EditableText, limitsOf, type TextLimits, textsOf } from "#facts/editable-texts.ts";
import { defaultFacts, type Facts, type PriceRange } from "#facts/facts.ts";
import { formatPrice } from "#platform/text/format-price.ts";
import { dropMarks, isMarkedText, makeTextMarks, withoutMarks } from "#platform/text/text-marks.ts";
import { fillTokens, tokenFacts } from "../rules/token-facts.ts";
import { textGroups } from "../text-groups.ts";
import type { ChangedText } from "./words.ts";

/** A default text, with facts as tokens in braces. `id` numbers all texts. */
export type SiteText = EditableText & { id: number; group: string; limits: TextLimits };

let all: SiteText[] | undefined;

/** Every text that the owner can change. Each is in one group only: the one that other groups take it from. */
export function siteTexts(): SiteText[] {
  all ??= listTexts().map((text, id) => ({ ...text, id, limits: limitsOf(text) }));
  return all;
}

/** Unsealed: these marks only show which texts belong to other groups, and never reach a page. */
const { markText } = makeTextMarks("");

/** Texts of other groups arrive marked and are left out. A text with a mark inside it is this group's own. */
function listTexts() {
  const facts = tokenFacts(defaultFacts);
  const markedGroups = Object.entries(textGroups).map(([group, write]) => [
    group,
    Object.fromEntries(textsOf(write(facts)).map(({ path, text }) => [path, markText(text, 0)])),
  ]);
  const marked: Words = Object.fromEntries(markedGroups);
  return Object.entries(textGroups).flatMap(([group, write]) =>
    textsOf(write({ ...facts, words: { ...marked, [group]: {} } }))
      .filter(({ text }) => !isMarkedText(text))
      .map(({ path, text }) => ({ group, path, text: dropMarks(text) })),
  );
}

/** Changed texts as copy takes them, with the facts put in. `show` turns typed marks into what their use needs. */
export function wordsOf(changed: ChangedText<string>[], facts: Facts, show: (typed: string) => string): Words {
  const words: Record<string, Record<string, string>> = {};
  for (const { group, path, text } of changed) {
    const { takesMarks } = limitsOf({ path, text });
    words[group] ??= {};
    words[group][path] = (takesMarks ? show : withoutMarks)(fillFacts(text, facts));
  }
  return words;
}

/** Puts facts in where a text names them. */
export const fillFacts = (text: string, facts: Facts): string => fillTokens(text, (path) => factText(facts, path));

/** A fact as copy prints it; undefined if there is none of that name. */
function factText(facts: Facts, path: string): string | undefined {
  const value = path
    .split(".")
    .reduce<unknown>((branch, key) => (Object.hasOwn(Object(branch), key) ? Object(branch)[key] : undefined), facts);
  if (typeof value === "string" || typeof value === "number") return String(value);
  return value && typeof value === "object" && "lowDollars" in value
    ? formatPrice(value as PriceRange, facts.place)
    : undefined;
}
