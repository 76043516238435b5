import type { Element, ElementContent } from "hast";
import { toString as textIn } from "hast-util-to-string";
import { isElement, text } from "./elements.ts";

/** Interactive or purely visual. */
const wordless = new Set(
  "audio button canvas dialog embed form iframe input math object script select style svg template textarea video".split(
    " ",
  ),
);

export const isSilent = ({ tagName, properties }: Element): boolean =>
  wordless.has(tagName) || String(properties.ariaHidden) === "true" || Boolean(properties.hidden);

/** A link to another place on the page, which a text does not need. */
export const isJump = (node: ElementContent): boolean =>
  isElement(node, "a") && String(node.properties.href ?? "").startsWith("#");

export const isWord = (node: ElementContent): boolean => node.type === "text" && node.value.trim() !== "";

export const isEmpty = ({ children }: Element): boolean => !children.some((child) => isElement(child) || isWord(child));

/** Adds spaces: two elements are two words, even without a space between them in the markup. */
export const withGaps = (nodes: ElementContent[]): ElementContent[] =>
  nodes
    .filter(({ type }) => type !== "comment")
    .flatMap((node, index, heard) => {
      const before = heard[index - 1];
      return before && isGap(before, node) ? [text(" "), node] : [node];
    });

/** A gap is between two elements; between a full stop and an element; and before a capital that continues no word. */
function isGap(before: ElementContent, after: ElementContent): boolean {
  if (!isElement(before) && !isElement(after)) return false;
  if (isElement(before) && isElement(after)) return true;
  const [end, start] = [textIn(before), textIn(after)];
  if (isElement(after) && /[,.:;!?]$/.test(end)) return true;
  return /^\p{Lu}/u.test(start) && (isElement(before) ? end.length > 1 : /\p{Ll}$/u.test(end));
}
