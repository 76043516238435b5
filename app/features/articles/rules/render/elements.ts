import type { Element, ElementContent, Nodes, Properties, Root, RootContent } from "hast";
import { toString as textIn } from "hast-util-to-string";

export type Parent = Root | Element;

export function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}

export const text = (value: string): ElementContent => ({ type: "text", value });

export const isElement = (node: Nodes | undefined, ...names: string[]): node is Element =>
  node?.type === "element" && (names.length === 0 || names.includes(node.tagName));

/** The text of an element in one line, without footnote numbers. */
export const wordsIn = (node: Nodes): string => textIn(withoutNoteNumbers(node)).replace(/\s+/g, " ").trim();

function withoutNoteNumbers<N extends Nodes>(node: N): N {
  if (!("children" in node)) return node;
  const isNumber = (child: RootContent) => isElement(child, "a") && "dataFootnoteRef" in child.properties;
  const children = node.children.filter((child) => !isNumber(child)).map((child) => withoutNoteNumbers(child));
  return { ...node, children };
}

export type Change = (node: Element, ancestors: readonly Parent[]) => ElementContent[] | null;

/** Visits every element, innermost first, for replacement by other nodes; null keeps it. */
export function replaceElements(parent: Parent, change: Change, ancestors: readonly Parent[] = []): void {
  const around = [...ancestors, parent];
  const children: RootContent[] = parent.children;
  parent.children = children.flatMap((child): RootContent[] => {
    if (child.type !== "element") return [child];
    replaceElements(child, change, around);
    return change(child, around) ?? [child];
  }) as ElementContent[];
}

const holdsBlocks = new Set(["div", "section", "aside", "blockquote", "figure", "details"]);

/** Wraps a link in a paragraph if it would be a sibling of paragraphs. */
export function asBlock(link: Element, ancestors: readonly Parent[]): Element {
  const parent = ancestors.at(-1);
  return parent?.type === "root" || (parent && holdsBlocks.has(parent.tagName)) ? element("p", {}, [link]) : link;
}
