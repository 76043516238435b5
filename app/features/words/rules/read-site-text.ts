import type { TextLimits } from "#facts/editable-texts.ts";
import { privateUse } from "#platform/text/text-marks.ts";
import { tidyText } from "#platform/text/tidy-text.ts";

export type TextProblem =
  | { problem: "empty" }
  | { problem: "too long"; max: number; length: number }
  | { problem: "lost"; blank: string }
  /** Braces around an unknown name of a business detail. */
  | { problem: "unknown detail"; name: string };

/** Blanks such as {email}, which are filled in where the text is shown. */
const blank = /\{\w+\}/g;
/** Known names, such as {Contact: Email address}, have been replaced by paths before. */
const unknownName = /\{[^{}:]{1,100}: [^{}]{1,100}\}/;

/** A typed text as it is stored, or its problem; `standard` is the default text. */
export function readSiteText(typed: string, standard: string, limits: TextLimits): { text: string } | TextProblem {
  const { maxCharacters, isListItem } = limits;
  if (typed.length > maxCharacters * 4) return { problem: "too long", max: maxCharacters, length: typed.length };
  const text = tidyWords(typed, isListItem ? "lines" : "line");
  if (!text && !isListItem) return { problem: "empty" };
  if (text.length > maxCharacters) return { problem: "too long", max: maxCharacters, length: text.length };
  const [name] = unknownName.exec(text) ?? [];
  if (name) return { problem: "unknown detail", name };
  const lost = (standard.match(blank) ?? []).find((each) => !text.includes(each));
  return lost ? { problem: "lost", blank: lost } : { text: likeStandard(text, standard) };
}

/** Spaces that hold words together stay. */
const tidyWords = (typed: string, as: "line" | "lines") =>
  typed
    .replace(privateUse, "")
    .split("\u00a0")
    .map((part) => tidyText(part, as))
    .join("\u00a0")
    .trim();

/** Restores the default's spaces at both ends: a part of a sentence needs them beside other parts. */
function likeStandard(text: string, standard: string): string {
  const [before = ""] = /^\s*/.exec(standard) ?? [];
  const after = standard.slice(standard.trimEnd().length);
  return text && before + text + after;
}
