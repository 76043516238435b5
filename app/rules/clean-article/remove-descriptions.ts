import { mapProse } from "#app/rules/clean-article/fences.ts";

const label = "(?:(?:meta|seo)[\\s_-]*){0,2}description";
const inlineTag = "<\\/?(?:strong|b|em|i|span|u)(?:\\s[^<>]{0,200})?>";
const separator = `\\s*(?:[:=–—]|-(?=\\s|$)|\\*\\*|__|<\\/(?:strong|b)>)`;
const labelledLine = new RegExp(`^(?:[\\s>#*_+-]|${inlineTag})*${label}${separator}`, "i");
const labelledBlock = new RegExp(
  `<(p|div|li|h[1-6])(?:\\s[^<>]{0,200})?>\\s*(?:${inlineTag}\\s*){0,3}(?:\\*\\*)?${label}${separator}`,
  "gi",
);
const nextPart =
  /^\s*(?:$|#{1,6}[^#]|\*\*|__|<(?:strong|b|p|h[1-6]|div|ul|ol|table|section|article|blockquote|figure|hr)\b)/i;

/**
 * Takes away lines that begin with a label such as "Meta Description:", up to the next blank line, heading or bold
 * marker. Without a separator behind it the word is prose.
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

/** In HTML the label's own block is what goes: there are no blank lines to stop at. */
function removeBlocks(prose: string): string {
  let kept = "";
  let from = 0;
  for (const match of prose.matchAll(labelledBlock)) {
    const closer = `</${match[1]?.toLowerCase()}>`;
    const end = match.index < from ? -1 : closerAfter(prose, closer, match.index);
    if (end === -1) continue;
    kept += prose.slice(from, match.index);
    from = end;
  }
  return kept + prose.slice(from);
}

const longestBlock = 20_000;

function closerAfter(prose: string, closer: string, start: number): number {
  const at = prose
    .slice(start, start + longestBlock)
    .toLowerCase()
    .indexOf(closer);
  return at === -1 ? -1 : start + at + closer.length;
}
