import { blockElements } from "#platform/text/html-elements.ts";
import { hasCodeBlock, withoutCode } from "./fences.ts";

const tags = /<(\/?)([a-z][a-z0-9]*)(?=[\s/>])[^<>]*>/gi;
const withoutCloser = new Set(["hr", "meta", "link", "li", "dt", "dd", "tr", "td", "th", "option", "colgroup"]);

/**
 * Blocks of known elements are HTML; `<3`, `<https://…>` and code are text. Text with tags is markdown if it has no
 * blocks, or lines outside of them. Markdown keeps the tags; as HTML it would lose headings, lists and blank lines.
 */
export function articleKind(text: string): "html" | "markdown" {
  if (hasCodeBlock(text)) return "markdown";
  const prose = withoutCode(text);
  const hasBlock = namesIn(prose).some(({ name }) => blockElements.has(name));
  return hasBlock && !hasLineOutside(prose) ? "html" : "markdown";
}

function hasLineOutside(prose: string): boolean {
  let depth = 0;
  return prose.split("\n").some((line) => {
    const isOutside = depth === 0;
    for (const { name, isClosing } of namesIn(line)) {
      if (blockElements.has(name) && !withoutCloser.has(name)) depth = Math.max(0, depth + (isClosing ? -1 : 1));
    }
    return isOutside && /^\s*[^\s<]/.test(line);
  });
}

function namesIn(text: string): { name: string; isClosing: boolean }[] {
  return Array.from(text.matchAll(tags), ([, slash, name = ""]) => ({
    name: name.toLowerCase(),
    isClosing: slash === "/",
  }));
}
