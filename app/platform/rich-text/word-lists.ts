import type { Element, ElementContent, RootContent } from "hast";
import { toString as textIn } from "hast-util-to-string";

type Item = { depth: number; start: number; isOrdered: boolean; paragraphs: Element[] };

const place = /mso-list:\s*l\d{1,4}\s+level(\d)\s+lfo\d/i;
const maxDepth = 6;

const styleOf = (node: Element) => String(node.properties.style ?? "");
const make = (tagName: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

/** Word writes the items of a list as paragraphs, each with its number or bullet as text. They become lists. */
export function joinWordLists<N extends RootContent | ElementContent>(nodes: readonly N[]): N[] {
  const joined: N[] = [];
  let items: Item[] = [];
  const end = () => {
    joined.push(...(nestItems(items, 1) as N[]));
    items = [];
  };
  for (const node of nodes) {
    const item = itemOf(node);
    const last = items.at(-1);
    if (item) items.push(item);
    else if (last && isMore(node)) last.paragraphs.push(make("p", node.children));
    else if (items.length === 0 || !isBlank(node)) {
      end();
      joined.push(isHeading(node) ? { ...node, children: node.children.flatMap(withoutSign) } : node);
    }
  }
  end();
  return joined;
}

/** A numbered heading is one of the text, not an item; its number is Word's own. */
const isHeading = (node: RootContent | ElementContent): node is Element =>
  node.type === "element" && /^h[1-6]$/.test(node.tagName);

/** A paragraph of a list without a sign belongs to the item above it. */
const isMore = (node: RootContent | ElementContent): node is Element =>
  node.type === "element" && node.tagName === "p" && /\bMsoListParagraph/.test(String(node.properties.className ?? ""));

const isBlank = (node: RootContent | ElementContent) => node.type === "text" && node.value.trim() === "";

function itemOf(node: RootContent | ElementContent): Item | undefined {
  if (node.type !== "element" || !/^(?:p|div)$/.test(node.tagName)) return undefined;
  const level = place.exec(styleOf(node))?.[1];
  if (!level) return undefined;
  const sign = node.children.map(signIn).find(Boolean) ?? "";
  return {
    depth: Math.min(Number(level), maxDepth),
    start: Number(/^\(?(\d{1,4})[.)]/.exec(sign)?.[1] ?? 1),
    isOrdered: /^\(?(?:\d{1,4}|[a-z]{1,6})[.)]/i.test(sign),
    paragraphs: [make("p", node.children.flatMap(withoutSign))],
  };
}

const isSign = (node: Element) => /mso-list:\s*Ignore/i.test(styleOf(node));

function signIn(node: ElementContent): string {
  if (node.type !== "element") return "";
  return isSign(node) ? textIn(node).trim() : (node.children.map(signIn).find(Boolean) ?? "");
}

function withoutSign(node: ElementContent): ElementContent[] {
  if (node.type !== "element") return [node];
  return isSign(node) ? [] : [{ ...node, children: node.children.flatMap(withoutSign) }];
}

function nestItems(items: readonly Item[], depth: number): Element[] {
  const lists: Element[] = [];
  for (let at = 0; at < items.length; ) {
    const { isOrdered, start, paragraphs } = items[at] as Item;
    const deeper = items.findIndex((item, index) => index > at && item.depth <= depth);
    const end = deeper === -1 ? items.length : deeper;
    const name = isOrdered ? "ol" : "ul";
    const last = lists.at(-1);
    const list = last?.tagName === name ? last : { ...make(name, []), properties: isOrdered ? { start } : {} };
    if (list !== last) lists.push(list);
    list.children.push(make("li", [...paragraphs, ...nestItems(items.slice(at + 1, end), depth + 1)]));
    at = end;
  }
  return lists;
}
