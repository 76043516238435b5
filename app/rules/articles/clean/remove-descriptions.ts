import { mapProse } from "./fences.ts";

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
  return mapProse(text, (prose) => removeLines(removeBlocks(prose)));
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

/** Removes the label's own block in HTML, which has no blank lines to stop at. */
function removeBlocks(prose: string): string {
  const closerAfter = closersOf(prose);
  let kept = "";
  let from = 0;
  for (const { index, 1: name = "" } of prose.matchAll(labelledBlock)) {
    const end = index < from ? Number.POSITIVE_INFINITY : closerAfter(name.toLowerCase(), index);
    if (end - index > maxBlockLength) continue;
    kept += prose.slice(from, index);
    from = end;
  }
  return kept + prose.slice(from);
}

const maxBlockLength = 20_000;

/**
 * Finds the end of the next closing tag of a name. Openers before it share the answer, so the text is searched once.
 */
function closersOf(prose: string): (name: string, start: number) => number {
  const ends = new Map<string, number>();
  return (name, start) => {
    const known = ends.get(name) ?? 0;
    if (known > start) return known;
    const closer = new RegExp(`</${name}>`, "gi");
    closer.lastIndex = start;
    const end = closer.test(prose) ? closer.lastIndex : Number.POSITIVE_INFINITY;
    ends.set(name, end);
    return end;
  };
}
