import type { Nodes, Root, RootContent } from "mdast";
import { Fragment, type Node, Slice } from "prosemirror-model";
import { visit } from "unist-util-visit";
import { plainText } from "../text/plain-text.ts";
import { readHtml } from "./read-html.ts";
import { readPlain } from "./read-plain.ts";
import { schema } from "./schema.ts";
import { toNode } from "./to-node.ts";

export type Clipboard = { html: string; text: string; rtf?: string; files?: readonly File[] };

const maxHtml = 2_000_000;
const inlinePicture = /data:image\/[\w.+-]{1,20};base64,[\w+/=]*/gi;

/** Reads pasted blocks that an article can hold. Without words in its HTML, or with too much of it, its text counts. */
export function readClipboard({ html, text }: Clipboard): Node[] {
  const isReadable = html !== "" && html.replace(inlinePicture, "").length <= maxHtml;
  const blocks = isReadable ? readSafely(html) : [];
  return blocks.length > 0 ? blocks : nodesOf(readPlain(text));
}

/** Elements that nest without end are more than can be read. */
function readSafely(html: string): Node[] {
  try {
    return nodesOf(readHtml(html));
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

const nodesOf = (tree: Root): Node[] => tree.children.flatMap((block) => nodeOf(block) ?? []);

function nodeOf(block: RootContent): Node | null {
  simplify(block);
  const node = toNode(block);
  if (node) return isEmpty(node) ? null : node;
  const words = plainText(JSON.stringify(block).length < maxHtml ? wordsOf(block) : "");
  return words ? schema.nodes.paragraph.create(null, schema.text(words)) : null;
}

const isEmpty = (node: Node) => {
  if (node.isLeaf) return false;
  let hasLeaf = false;
  node.descendants((child) => {
    hasLeaf ||= child.isLeaf && (!child.isText || child.text?.trim() !== "");
  });
  return !hasLeaf;
};

const wordsOf = (block: Nodes): string => {
  if ("value" in block) return block.value;
  return "children" in block ? block.children.map((child) => wordsOf(child)).join(" ") : "";
};

/** Reduces a block to what the editor has. */
function simplify(block: RootContent): void {
  visit(block, (node) => {
    if (node.type === "list") node.spread = false;
    if (node.type !== "listItem") return;
    node.checked = null;
    node.spread = false;
    if (node.children[0]?.type !== "paragraph") node.children.unshift({ type: "paragraph", children: [] });
  });
}

/** Pasted blocks as they go in at the caret: the words of the first and the last paragraph join those around them. */
export function toSlice(blocks: readonly Node[]): Slice {
  const isOpen = (node: Node | undefined) => (node?.type === schema.nodes.paragraph && node.textContent !== "" ? 1 : 0);
  return new Slice(Fragment.from([...blocks]), isOpen(blocks[0]), isOpen(blocks.at(-1)));
}

/** Pasted blocks in a cell of a table, which holds one paragraph. */
export function toLines(blocks: readonly Node[]): Slice {
  const lines: Node[] = [];
  for (const block of blocks) {
    block.descendants((node) => {
      if (!node.isTextblock) return true;
      if (lines.length > 0) lines.push(schema.nodes.hard_break.create());
      lines.push(...node.children);
      return false;
    });
    if (block.isTextblock && lines.length > 0) lines.push(schema.nodes.hard_break.create(), ...block.children);
    else if (block.isTextblock) lines.push(...block.children);
  }
  return new Slice(Fragment.from(schema.nodes.paragraph.create(null, lines)), 1, 1);
}
