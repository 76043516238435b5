import type { Node } from "prosemirror-model";
import type { Block, Origin } from "./open-text.ts";
import { type PageText, treesOf, variants, writeBlock } from "./write-block.ts";

type Written = { text: string; at?: number };

/** An edited document as Markdown. Blocks that are as they were opened are written back byte for byte. */
export function writeText(doc: Node, origin: Origin, pageText: PageText): string {
  const { blocks, gaps } = origin;
  const places = placesOf(doc.children, blocks);
  if (doc.childCount === blocks.length && places.every((place, index) => place === index)) return joinAll(origin);
  const written: Written[] = [];
  for (const [index, node] of doc.children.entries()) {
    const next = writeNext(node, places[index], written.at(-1), { blocks, pageText });
    if (next.text !== "") written.push(next);
  }
  if (written.length === 0) return blocks.length === 0 ? joinAll(origin) : "";
  const parts = written.map((each, index) => separator(written[index - 1], each, gaps) + each.text);
  return `${gaps[0] ?? ""}${parts.join("")}${gaps.length > 1 ? gaps.at(-1) : ""}`;
}

const joinAll = ({ blocks, gaps }: Origin) => gaps.map((gap, index) => gap + (blocks[index]?.source ?? "")).join("");

type Around = { blocks: readonly Block[]; pageText: PageText };

function writeNext(node: Node, at: number | undefined, before: Written | undefined, around: Around): Written {
  const source = at === undefined ? undefined : around.blocks[at]?.source;
  if (source !== undefined && at !== undefined && (before?.at === at - 1 || !before || isApart(before.text, source)))
    return { text: source, at };
  let text = "";
  for (let variant = 0; variant < variants; variant++) {
    text = writeBlock(node, around.pageText, variant);
    if (text === "" || !before || isApart(before.text, text)) break;
  }
  return { text };
}

/** Whether two blocks, one below the other, stay two. */
const isApart = (above: string, below: string): boolean =>
  treesOf(`${above}\n\n${below}`).length === treesOf(above).length + treesOf(below).length;

const blank = "\n\n";
/** Keeps two blocks apart that would become one. */
const divider = "<!-- -->";

function separator(before: Written | undefined, { text, at }: Written, gaps: readonly string[]): string {
  if (!before) return "";
  if (at !== undefined && before.at === at - 1) return gaps[at] ?? blank;
  const given = at === undefined ? before.at !== undefined && gaps[before.at + 1] : gaps[at];
  const gap = given && /\n[ \t]*\n/.test(given) ? given : blank;
  return isApart(before.text, text) ? gap : `${blank}${divider}${blank}`;
}

/** For each node the block that it is; undefined for a new or changed one. */
function placesOf(nodes: readonly Node[], blocks: readonly Block[]): (number | undefined)[] {
  const isSame = (node: Node | undefined, at: number) => node !== undefined && blocks[at]?.node.eq(node) === true;
  const shorter = Math.min(nodes.length, blocks.length);
  let head = 0;
  while (head < shorter && isSame(nodes[head], head)) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(nodes.at(-1 - tail), blocks.length - 1 - tail)) tail++;
  const middle = nodes.slice(head, nodes.length - tail);
  const between = blocks.slice(head, blocks.length - tail);
  let next = 0;
  return [
    ...blocks.slice(0, head).keys(),
    ...middle.map((node) => {
      const ahead = between.findIndex(({ node: other }, at) => at >= next && other.eq(node));
      const found = ahead === -1 ? between.findIndex(({ node: other }) => other.eq(node)) : ahead;
      if (found === -1) return undefined;
      if (ahead !== -1) next = found + 1;
      return head + found;
    }),
    ...Array.from({ length: tail }, (_, index) => blocks.length - tail + index),
  ];
}
