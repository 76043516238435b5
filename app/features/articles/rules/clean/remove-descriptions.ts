import { mapProse } from "./fences.ts";
import { removeBlocks } from "./remove-blocks.ts";

const label = "(?:(?:meta|seo)[\\s_-]*){0,2}description";
const inlineTag = "<\\/?(?:strong|b|em|i|span|u)(?:\\s[^<>]{0,200})?>";
const separator = `\\s*(?:[:=–—]|-(?=\\s|$)|\\*\\*|__|<\\/(?:strong|b)>)`;
/** Prose never begins with these, so they need no separator. */
const namedLabel = "(?:(?:meta|seo)[\\s_-]*){1,2}description(?![\\p{L}\\p{N}'’])";
const beginning = `(?:${label}${separator}|${namedLabel})`;
const labelledLine = new RegExp(`^(?:[\\s>#*_+-]|${inlineTag})*${beginning}`, "iu");
const labelledBlock = new RegExp(
  `<(p|div|li|h[1-6])(?:\\s[^<>]{0,200})?>\\s*(?:${inlineTag}\\s*){0,3}(?:\\*\\*)?${beginning}`,
  "giu",
);
const nextPart =
  /^\s*(?:$|#{1,6}[^#]|\*\*|__|`{3}|~{3}|<(?:strong|b|p|h[1-6]|div|ul|ol|table|section|article|blockquote|figure|hr)\b)/i;

/**
 * Removes lines that begin with a label such as "Meta Description:", up to the next blank line, heading, bold marker or
 * fence. "Description" without a separator is prose.
 */
export function removeDescriptions(text: string): string {
  return mapProse(text, (prose) => removeLines(removeBlocks(prose, labelledBlock)));
}

function removeLines(prose: string): string {
  let isGone = false;
  const kept = prose.split("\n").filter((line) => {
    if (labelledLine.test(line.slice(0, 300))) isGone = true;
    else if (isGone && nextPart.test(line.slice(0, 300))) isGone = false;
    return !isGone;
  });
  return kept.join("\n");
}
