import { shorten } from "./shorten.ts";

/** Characters without a shape of their own: controls, changes of direction, byte order marks, annotations. */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]/g;
/** White space that would break a line elsewhere, or move it. */
const breaks = /[\t\v\f\u0085\u2028\u2029]/g;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const marks = /\p{M}+/gu;
/** No script puts more on a letter (UAX 15, section 13), and ordering them is quadratic. */
const maxMarks = 30;

/**
 * Text from outside as one line or as lines: well-formed, composed (NFC), trimmed, without hidden characters. Cut it
 * first (`text/read-text.ts`).
 */
export function tidyText(text: string, as: "line" | "lines"): string {
  const fewMarks = text.replace(marks, (run) => run.slice(0, maxMarks));
  const whole = fewMarks.toWellFormed().normalize("NFC").replace(hidden, "").replace(breaks, " ");
  if (as === "line") return whole.replace(/\s+/g, " ").trim();
  const lines = whole.split(/\r\n?|\n/).map((line) => line.trimEnd());
  return lines
    .join("\n")
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();
}

/** One tidy line of at most `limit` characters, cut before it is tidied; empty if nothing in it is visible. */
export function lineText(text: string, limit: number): string {
  const line = tidyText(text.slice(0, limit * 20), "line");
  return visible.test(line) ? shorten(line, limit) : "";
}
