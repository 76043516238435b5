import { withoutCode } from "./fences.ts";

const looseHeading = /^( {0,3}#{1,6})(?=[^#\s])/;
const hashtagRow = /^\s*(?:#[\p{L}\p{N}_]+\s+)+#[\p{L}\p{N}_]+\s*$/u;
const looseBullet = /^(\s*)([-+])(?=[\p{L}"“‘'([]|\*\*)/u;
const looseStar = /^(\s*)\*(?=[\p{L}"“‘'([])/u;
const looseNumber = /^(\s*\d{1,3}[.)])(?=[\p{L}"“‘[]|\*\*)/u;

/** Adds the space that heading hashes or a list marker lack. */
export function tightenMark(line: string): string {
  const head = line.slice(0, 2000);
  if (looseHeading.test(head)) return hashtagRow.test(head) ? line : line.replace(looseHeading, "$1 ");
  if (looseBullet.test(head)) return line.replace(looseBullet, "$1$2 ");
  if (looseNumber.test(head)) return line.replace(looseNumber, "$1 ");
  return looseStar.test(head) && !isEmphasis(head) ? line.replace(looseStar, "$1* ") : line;
}

/** A line that opens with a star and has another single one is emphasis, not a list item. */
const isEmphasis = (line: string): boolean => line.replaceAll("**", "").lastIndexOf("*") > line.indexOf("*");

/** Headings or list markers without a space: worth a warning, because the author meant markup. */
export function hasLooseMarks(content: string): boolean {
  return withoutCode(content)
    .split("\n")
    .some((line) => tightenMark(line) !== line);
}
