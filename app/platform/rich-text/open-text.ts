import type { RootContent } from "mdast";
import type { Node } from "prosemirror-model";
import { grammar } from "../text/grammar.ts";
import { schema } from "./schema.ts";
import { toNode } from "./to-node.ts";
import { type PageText, treesOf, writeBlock } from "./write-block.ts";

/** A block of the opened text: what the editor shows, and the lines that it came from. */
export type Block = { node: Node; source: string };

/** An opened text: its blocks, and the white space before, between and behind them. */
export type Origin = { blocks: Block[]; gaps: string[] };

/** The text as the editor shows it; null if it cannot be cut into blocks. */
export function openText(text: string, pageText: PageText): Origin | null {
  const cut = cutBlocks(text);
  if (!cut) return null;
  const trees = cut.sources.map((source) => soleOf(treesOf(source)));
  const isOnPage = onceEach(trees, treesOf(pageText(text)));
  const blocks = cut.sources.map((source, at) => {
    const tree = trees[at];
    return { source, node: (tree && isOnPage(tree) && knownNode(tree, pageText)) || keep(source) };
  });
  return { blocks, gaps: cut.gaps };
}

/** Tells whether the page has a block as often as its text: of two equal ones the page may read one otherwise. */
function onceEach(written: readonly unknown[], shown: readonly unknown[]): (tree: unknown) => boolean {
  const count = (trees: readonly unknown[]) => Map.groupBy(trees, (tree) => JSON.stringify(tree));
  const [ofText, ofPage] = [count(written), count(shown)];
  return (tree) => {
    const key = JSON.stringify(tree);
    return (ofPage.get(key)?.length ?? 0) >= (ofText.get(key)?.length ?? 0);
  };
}

export const docOf = ({ blocks }: Pick<Origin, "blocks">): Node =>
  schema.nodes.doc.create(null, blocks.length > 0 ? blocks.map(({ node }) => node) : schema.nodes.paragraph.create());

const keep = (source: string) => schema.nodes.kept.create({ source });

/** The lines of each top-level block, and what is between them; null if anything else is between them. */
function cutBlocks(text: string): { sources: string[]; gaps: string[] } | null {
  const sources: string[] = [];
  const gaps: string[] = [];
  let end = 0;
  for (const { position } of grammar.parse(text).children) {
    const start = text.lastIndexOf("\n", (position?.start.offset ?? 0) - 1) + 1;
    const lineEnd = text.indexOf("\n", position?.end.offset ?? 0);
    if (start < end) return null;
    gaps.push(text.slice(end, start));
    end = lineEnd === -1 ? text.length : lineEnd;
    sources.push(text.slice(start, end));
  }
  gaps.push(text.slice(end));
  return gaps.every((gap) => gap.trim() === "") ? { sources, gaps } : null;
}

/** The node of a block that means the same written again by the editor; null for any other, which it must not touch. */
function knownNode(tree: RootContent, pageText: PageText): Node | null {
  const node = toNode(tree);
  if (!node) return null;
  // Between other words, because the page strips a fence around the whole text.
  const [, again, , ...others] = treesOf(pageText(`Words.\n\n${writeBlock(node, pageText)}\n\nWords.`));
  const same = again && others.length === 0 && toNode(again);
  return same && node.eq(same) ? node : null;
}

const soleOf = <T>([first, ...others]: T[]): T | null => (first !== undefined && others.length === 0 ? first : null);
