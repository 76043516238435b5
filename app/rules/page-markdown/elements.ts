import type { Element, ElementContent, Nodes } from "hast";

const words = (list: string) => new Set(list.split(" "));

const blocks = words(
  "address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr li " +
    "main nav ol p pre section summary table ul",
);

/** To be operated, or to be looked at only. */
const wordless = words(
  "audio button canvas dialog embed form iframe input math object script select style svg template textarea video",
);

export const isElement = (node: Nodes, ...names: string[]): node is Element =>
  node.type === "element" && (names.length === 0 || names.includes(node.tagName));

export const isSilent = (node: ElementContent): boolean =>
  node.type === "comment" ||
  (isElement(node) &&
    (wordless.has(node.tagName) || String(node.properties.ariaHidden) === "true" || Boolean(node.properties.hidden)));

/** Whether an element stands on lines of its own: by its name, or because something in it does. */
export const isBlock = (node: ElementContent): node is Element =>
  isElement(node) && (blocks.has(node.tagName) || node.children.some((child) => !isSilent(child) && isBlock(child)));

/** A link to another place on the page, alone or among its like: a way to get about that a text doesn't need. */
export const isJump = (node: ElementContent): boolean => {
  if (!isElement(node)) return false;
  if (node.tagName === "a") return String(node.properties.href ?? "").startsWith("#");
  return areJumps(node.children);
};

export function areJumps(nodes: ElementContent[]): boolean {
  const heard = nodes.filter((node) => !isSilent(node) && !(node.type === "text" && node.value.trim() === ""));
  return heard.length > 0 && heard.every(isJump);
}
