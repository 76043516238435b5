import type { RootContent } from "mdast";
import type { Node } from "prosemirror-model";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { grammar } from "../text/grammar.ts";
import { toTree } from "./to-tree.ts";

/** How a page changes a text before it reads it. */
export type PageText = (text: string) => string;

type ListSigns = { bullet: "-" | "*" | "+"; bulletOrdered: "." | ")" };

const signs: ListSigns[] = [
  { bullet: "-", bulletOrdered: "." },
  { bullet: "*", bulletOrdered: ")" },
  { bullet: "+", bulletOrdered: "." },
];

const writers = signs.map((list) =>
  unified()
    .use(remarkGfm, { singleTilde: false, tablePipeAlign: false })
    .use(remarkStringify, {
      ...list,
      bulletOther: list.bullet === "*" ? "-" : "*",
      emphasis: "*",
      rule: "-",
      listItemIndent: "one",
      fences: true,
    })
    .freeze(),
);

/**
 * An editor's block as Markdown that a page reads as the same block; "" for an empty one. Of several variants, which
 * differ in the signs of a list, the first is usual.
 */
export function writeBlock(node: Node, pageText: PageText, variant = 0): string {
  if (node.type.name === "kept") return node.attrs.source;
  const tree = toTree(node);
  if (!tree) return "";
  const written = write(tree, variant);
  return node.type.name === "code_block" ? written : guardLines(written, pageText);
}

export const variants = signs.length;

const write = (tree: RootContent, variant: number): string =>
  (writers[variant] ?? writers[0])?.stringify({ type: "root", children: [tree] }).replace(/\n$/, "") ?? "";

/** The page reads some lines as headings or lists that are none in Markdown. */
function guardLines(text: string, pageText: PageText): string {
  if (pageText(text) === text) return text;
  return text
    .split("\n")
    .map((line) => (line.trim() === "" || pageText(line) === line.trim() ? line : guard(line)))
    .join("\n");
}

const guard = (line: string): string =>
  line
    .replace(/^(\s*)([-+*#])/, "$1\\$2")
    .replace(/^(\s*\d{1,9})([.)])/, "$1\\$2")
    .replace(
      /^(\s*)([^\p{L}\p{N}\p{P}\p{S}\s]|[•●◦▪‣∙·])/u,
      (_, space: string, sign: string) => `${space}&#${sign.codePointAt(0)};`,
    );

/** The blocks of a text, without their places in it. */
export const treesOf = (text: string): RootContent[] =>
  JSON.parse(JSON.stringify(grammar.parse(text).children, (key, value) => (key === "position" ? undefined : value)));
