import { tidyText } from "./tidy-text.ts";

/** `text` is tidied; if it was too long, it is the beginning, to be shown again. */
export type ReadText = { text: string; isTooLong: boolean };

/** Two-character line ends, decomposed accents and stray spaces make raw text longer than stored text. */
const untidyTimes = 2;

/** A field from outside, cut before it is parsed; anything but text is empty. */
export function readText(sent: unknown, kind: "line" | "lines", maxCharacters: number): ReadText {
  const typed = typeof sent === "string" ? sent : "";
  const maxTyped = maxCharacters * untidyTimes;
  const text = tidyText(typed.slice(0, maxTyped), kind);
  return { text, isTooLong: typed.length > maxTyped || text.length > maxCharacters };
}

type Limits<Field extends string> = Record<Field, { kind: "line" | "lines"; maxCharacters: number }>;

/** The fields of a form or of posted JSON, each as {@link readText} reads it, and which are too long. */
export function readTexts<Field extends string>(sent: Partial<Record<string, unknown>>, limits: Limits<Field>) {
  const values = {} as Record<Field, string>;
  const tooLong: Field[] = [];
  for (const field of Object.keys(limits) as Field[]) {
    const { kind, maxCharacters } = limits[field];
    const { text, isTooLong } = readText(sent[field], kind, maxCharacters);
    values[field] = text;
    if (isTooLong) tooLong.push(field);
  }
  return { values, tooLong };
}
