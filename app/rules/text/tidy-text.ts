const controls = /[\p{Cc}\u2028\u2029]/gu;
/** Characters that change the direction of what follows them, or can't be seen at all. */
const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g;
const marks = /\p{M}+/gu;
/** No script puts more on a letter (UAX 15, section 13), and ordering them is quadratic. */
const maxMarks = 30;

/**
 * Text from outside as one line or as lines: well-formed, trimmed, without invisible characters. Cut it first
 * (`text/read-text.ts`).
 */
export function tidyText(text: string, as: "line" | "lines"): string {
  const fewMarks = text.replace(marks, (run) => run.slice(0, maxMarks));
  const whole = fewMarks.toWellFormed().normalize("NFC").replace(unseen, "");
  if (as === "line") return whole.replace(controls, " ").replace(/\s+/g, " ").trim();
  const lines = whole.split(/\r\n?|\n/).map((line) => line.replace(controls, " ").trimEnd());
  return lines
    .join("\n")
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();
}
