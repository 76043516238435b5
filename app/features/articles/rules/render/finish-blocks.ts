import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";
import type { ArticleWords } from "./article-words.ts";
import { element, isElement, type Parent, replaceElements, text, wordsIn } from "./elements.ts";

/** Tables and code scroll and can be focused; task boxes become characters, not form fields. */
export function finishBlocks(tree: Root, words: ArticleWords): void {
  const labels = new Map<string, number>();
  replaceElements(tree, (node, ancestors) => {
    if (node.tagName === "table") return finishTable(node, ancestors, labels, words);
    if (node.tagName === "pre") return finishCode(node, ancestors);
    if (node.tagName === "p" && isEmpty(node)) return [];
    if (node.tagName === "input") return finishTask(node, ancestors, words);
    return null;
  });
}

function finishTable(
  table: Element,
  ancestors: readonly Parent[],
  labels: Map<string, number>,
  words: ArticleWords,
): Element[] | null {
  visit(table, "element", finishCell);
  if (isWithin(ancestors, "table")) return null;
  const caption = table.children.find((child) => isElement(child, "caption"));
  const label = (caption && wordsIn(caption).slice(0, 200)) || words.table;
  const number = (labels.get(label) ?? 0) + 1;
  labels.set(label, number);
  const ariaLabel = number === 1 ? label : `${label} ${number}`;
  return [element("div", { className: ["scroll"], role: "region", ariaLabel, tabIndex: 0 }, [table])];
}

const maxSpan = 100;

function finishCell(node: Element): void {
  if (isEmptyHeader(node)) {
    node.tagName = "td";
    delete node.properties.scope;
  }
  const { align, colSpan, rowSpan, ...others } = node.properties;
  if (node.tagName === "thead") markHeaders(node);
  if (node.tagName !== "td" && node.tagName !== "th") return;
  const spans = Object.entries({ colSpan, rowSpan }).filter(([, span]) => Number(span) > 1 && Number(span) <= maxSpan);
  const isAligned = align === "right" || align === "center";
  node.properties = { ...others, ...Object.fromEntries(spans), ...(isAligned ? { className: [`is-${align}`] } : {}) };
}

/** Whether a header cell is the empty corner above a table's first column. */
const isEmptyHeader = (node: Element) =>
  node.tagName === "th" && wordsIn(node).trim() === "" && !node.children.some((child) => child.type === "element");

function markHeaders(head: Element): void {
  visit(head, { type: "element", tagName: "th" }, (cell: Element) => {
    cell.properties.scope ??= "col";
  });
}

function finishCode(pre: Element, ancestors: readonly Parent[]): Element[] | null {
  if (isWithin(ancestors, "pre")) return null;
  pre.properties.tabIndex = 0;
  return [element("div", { className: ["code-block"] }, [pre])];
}

function finishTask(input: Element, ancestors: readonly Parent[], words: ArticleWords): ElementContent[] {
  if (!isWithin(ancestors, "li")) return [];
  const isDone = Boolean(input.properties.checked);
  const className = isDone ? ["task", "task--done"] : ["task"];
  const ariaLabel = isDone ? words.done : words.open;
  return [element("span", { className, role: "img", ariaLabel }, [text(isDone ? "☑" : "☐")])];
}

const isEmpty = (node: Element): boolean =>
  node.children.every((child) => child.type === "text" && child.value.trim() === "");

const isWithin = (ancestors: readonly Parent[], name: string): boolean =>
  ancestors.some((ancestor) => isElement(ancestor, name));
