import { megabyte } from "#platform/text/megabyte.ts";

/** Of all files of an answer: most mail services take no more. */
export const maxFilesBytes = 25 * megabyte;

/** Of what an answer may hold. */
export const answerLimits = {
  subject: { kind: "line", maxCharacters: 200 },
  text: { kind: "lines", maxCharacters: 20_000 },
} as const;

/** "Re:" as mail programs know it, once. */
export const answerSubject = (subject: string): string =>
  subject === "" || /^(?:re|aw|antw?|sv|vs|odp|r|rif)\s?(?:\[\d+\])?\s?:/i.test(subject) ? subject : `Re: ${subject}`;

/** Each line with the mark of quotes; those that are quotes already get no blank between the marks. */
export const quoteText = (text: string): string =>
  text
    .split("\n")
    .map((line) => (line.startsWith(">") ? `>${line}` : `> ${line}`.trimEnd()))
    .join("\n");

const maxNameCharacters = 120;

/** A file's name as it is safe on every system: without folders, and with an ending that stays. */
export function fileName(sent: string): string {
  const name = sent
    .replace(/[\\/:*?"<>|\p{C}]+/gu, "_")
    .replace(/^[.\s_]+/, "")
    .trimEnd();
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? "";
  return name.length > maxNameCharacters ? name.slice(0, maxNameCharacters - ending.length) + ending : name || "file";
}
