import type { Element, ElementContent, Root } from "hast";
import { toString as textIn } from "hast-util-to-string";
import { element, isElement, replaceElements, text } from "./elements.ts";
import { isEmpty, isJump, isSilent, isWord, withGaps } from "./page-elements.ts";

/** Reduces a page's tree to elements that markdown has. */
export function simplifyPage(tree: Root, address: string): void {
  replaceElements(tree, (node) => (isSilent(node) ? [] : null));
  removeJumps(tree);
  replaceElements(tree, (node) => {
    node.children = withGaps(node.children);
    writeInFull(node, address);
    return (Object.hasOwn(changes, node.tagName) ? (changes[node.tagName] ?? keep) : keep)(node);
  });
}

type Change = (node: Element) => ElementContent[] | null;

const keep: Change = () => null;
const stressed = (name: "em" | "strong", node: Element) => element("p", {}, [element(name, {}, node.children)]);

const changes: Record<string, Change> = {
  b: spacesOutside,
  em: spacesOutside,
  i: ({ children }) => children,
  strong: spacesOutside,
  dl: (node) => [element("ul", {}, toItems(node))],
  figcaption: (node) => [stressed("em", node)],
  summary: (node) => [stressed("strong", node)],
  img: (node) => (node.properties.alt ? null : []),
  a: linkFirstBlock,
  table: (node) => {
    const captions = node.children.filter((child) => isElement(child, "caption"));
    node.children = node.children.filter((child) => !isElement(child, "caption"));
    return [...captions.map((caption) => stressed("em", caption as Element)), node];
  },
  th: (node) => {
    if (node.properties.scope === "row") node.children = [element("strong", {}, node.children)];
    return null;
  },
};

/** Markdown emphasis cannot begin or end with a space. */
function spacesOutside(node: Element): ElementContent[] {
  const [first, last] = [node.children.at(0), node.children.at(-1)];
  const before = first?.type === "text" && /^\s/.test(first.value) ? [text(" ")] : [];
  const after = last?.type === "text" && /\s$/.test(last.value) ? [text(" ")] : [];
  if (first?.type === "text") first.value = first.value.trimStart();
  if (last?.type === "text") last.value = last.value.trimEnd();
  return [...before, node, ...after];
}

/** Removes links within the page, with the list they are in; one that a sentence needs stays as text. */
function removeJumps(parent: Root | Element): void {
  const children = parent.children as ElementContent[];
  const isNeeded = children.some(isWord) || isElement(parent, "sup");
  parent.children = children.flatMap((child) => {
    if (!isElement(child)) return [child];
    if (isJump(child)) return isNeeded ? child.children : [];
    const wasEmpty = isEmpty(child);
    removeJumps(child);
    return isEmpty(child) && !wasEmpty ? [] : [child];
  });
}

function writeInFull({ properties }: Element, address: string): void {
  for (const name of ["href", "src"] as const) {
    const target = properties[name];
    if (typeof target === "string" && URL.canParse(target, address)) properties[name] = new URL(target, address).href;
  }
}

/** A definition list as "**term**: definition". */
function toItems(list: Element): Element[] {
  const items: Element[] = [];
  for (const each of list.children.flatMap((child) => (isElement(child, "div") ? child.children : [child]))) {
    if (isElement(each, "dt")) items.push(element("li", {}, [element("strong", {}, each.children)]));
    if (isElement(each, "dd")) items.at(-1)?.children.push(text(": "), ...each.children);
  }
  return items;
}

/** A link around blocks moves to its heading, or the first block; one without words gets its label. */
function linkFirstBlock(link: Element): ElementContent[] | null {
  if (textIn(link).trim() === "" && link.properties.ariaLabel)
    link.children = [text(String(link.properties.ariaLabel))];
  const blocks = link.children.filter((child) => isElement(child));
  const first = blocks.find(({ tagName }) => /^h[1-6]$/.test(tagName)) ?? blocks.find(({ tagName }) => tagName === "p");
  if (!first) return null;
  first.children = [{ ...link, children: first.children }];
  return link.children;
}
