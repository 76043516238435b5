import { htmlText } from "#platform/text/html-text.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { mapProse } from "./fences.ts";
import { firstHeading } from "./headings.ts";
import { removeBlocks } from "./remove-blocks.ts";
import { isTitleLine } from "./strip-fences.ts";

const maxLineCharacters = 2000;
const titleBlock =
  /<(p|div|h[1-6])(?:\s[^<>]{0,200})?>\s*(?:<(?:strong|b|em|i|span|u)(?:\s[^<>]{0,200})?>\s*){0,3}Title\b/gi;

/** Removes lines that say "Title:" and the title, and a first heading that repeats it: the page has it above. */
export function removeTitle(text: string, title: string): string {
  const wanted = lettersOf(title);
  if (wanted === "") return text;
  const isNote = (words: string) => lettersOf(words) === `title ${wanted}`;
  const untitled = mapProse(text, (prose) => {
    const rest = removeBlocks(prose, titleBlock, (block) => isNote(htmlText(block)));
    const lines = rest.split("\n");
    return lines.filter((line) => !isTitleLine(line.slice(0, 300)) || !isNote(plainLine(line))).join("\n");
  });
  const heading = firstHeading(untitled);
  if (!heading || lettersOf(heading.words) !== wanted) return untitled;
  return `${untitled.slice(0, heading.start)}${untitled.slice(heading.end)}`;
}

const plainLine = (line: string): string => plainText(line.slice(0, maxLineCharacters));

const lettersOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
