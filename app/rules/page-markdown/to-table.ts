import type { Element, ElementContent } from "hast";
import type { BlockContent, PhrasingContent, TableRow } from "mdast";
import { visit } from "unist-util-visit";
import { isElement, isSilent } from "#app/rules/page-markdown/elements.ts";
import { type Place, toPhrasing } from "#app/rules/page-markdown/to-phrasing.ts";

/** A table with its caption before it. Its first row is its head: markdown knows no table without one. */
export function toTable(table: Element, place: Place): BlockContent[] {
  const rows: TableRow[] = [];
  const captions: ElementContent[] = [];
  visit(table, "element", (node) => {
    if (node.tagName === "tr") rows.push(rowOf(node, place));
    if (node.tagName === "caption") captions.push(...node.children);
  });
  const caption = toPhrasing(captions, place);
  const head: BlockContent[] =
    caption.length > 0 ? [{ type: "paragraph", children: [{ type: "emphasis", children: caption }] }] : [];
  return rows.length > 0 ? [...head, { type: "table", children: rows }] : head;
}

function rowOf(row: Element, place: Place): TableRow {
  const cells = row.children.filter((cell) => isElement(cell, "td", "th") && !isSilent(cell)) as Element[];
  return {
    type: "tableRow",
    children: cells.flatMap((cell) => {
      const children = cell.tagName === "th" ? rowHead(cell, place) : toPhrasing(cell.children, place);
      const covered = Array.from({ length: Math.min(Number(cell.properties.colSpan ?? 1), 20) - 1 }, () => []);
      return [children, ...covered].map((each) => ({ type: "tableCell" as const, children: withoutBreaks(each) }));
    }),
  };
}

function rowHead(cell: Element, place: Place): PhrasingContent[] {
  const children = toPhrasing(cell.children, place);
  return cell.properties.scope === "row" && children.length > 0 ? [{ type: "strong", children }] : children;
}

/** A row of a table is one line. */
const withoutBreaks = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.map((node) => (node.type === "break" ? { type: "text", value: " " } : node));
