import type { AlignType, PhrasingContent, RootContent } from "mdast";
import type { Mark, Node } from "prosemirror-model";

const inChildren = <T>(node: Node, write: (child: Node) => T): T[] => node.children.map(write);

/** An editor's block as a Markdown tree; null for an empty one, which Markdown does not have. */
export function toTree(node: Node): RootContent | null {
  return Object.hasOwn(writers, node.type.name) ? (writers[node.type.name]?.(node) ?? null) : null;
}

const treesIn = (node: Node) => inChildren(node, toTree).filter((tree) => tree !== null);

const writers: Record<string, (node: Node) => RootContent | null> = {
  paragraph: (node) => textual(node, (children) => ({ type: "paragraph", children })),
  heading: (node) => textual(node, (children) => ({ type: "heading", depth: node.attrs.level, children })),
  blockquote: (node) => filled(treesIn(node), (children) => ({ type: "blockquote", children: children as never })),
  bullet_list: (node) => list(node, { ordered: false }),
  ordered_list: (node) => list(node, { ordered: true, start: node.attrs.order }),
  list_item: (node) => ({ type: "listItem", spread: node.attrs.spread, children: treesIn(node) as never }),
  code_block: ({ attrs: { lang, meta }, textContent }) => ({ type: "code", lang, meta, value: textContent }),
  horizontal_rule: () => ({ type: "thematicBreak" }),
  table: (node) => ({
    type: "table",
    align: inChildren(node.child(0), (cell) => cell.attrs.align as AlignType),
    children: inChildren(node, (row) => ({
      type: "tableRow",
      children: inChildren(row, (cell) => ({ type: "tableCell", children: inCell(cell) })),
    })),
  }),
};

const filled = <T, R>(children: T[], write: (children: T[]) => R): R | null =>
  children.length > 0 ? write(children) : null;

const textual = (node: Node, write: (children: PhrasingContent[]) => RootContent) =>
  filled(nest(piecesOf(node), []), write);

const list = (node: Node, kind: { ordered: boolean; start?: number }): RootContent => ({
  type: "list",
  ...kind,
  spread: node.attrs.spread,
  children: treesIn(node) as never,
});

/** A row of a table is one line: a break in it is an element. */
const inCell = (cell: Node): PhrasingContent[] =>
  cell.children.flatMap((paragraph) => {
    const pieces = piecesOf(paragraph).map((piece) => (piece.leaf?.type === "break" ? { ...piece, leaf: br } : piece));
    return nest(pieces, []);
  });

const br: PhrasingContent = { type: "html", value: "<br>" };

/** A run of text, or another node, with its marks. */
type Piece = { text: string; leaf?: PhrasingContent; marks: readonly Mark[] };

function piecesOf(parent: Node): Piece[] {
  const pieces = inChildren(parent, (node): Piece => {
    const { text = "", marks, type, attrs } = node;
    if (type.name === "hard_break") return { text, marks, leaf: { type: "break" } };
    if (type.name === "image")
      return { text, marks, leaf: { type: "image", url: attrs.src, alt: attrs.alt, title: attrs.title } };
    return isCode({ text, marks }) ? { text, marks, leaf: { type: "inlineCode", value: text } } : { text, marks };
  });
  return withoutEdges(pieces.flatMap((piece, at) => spacesOutside(piece, pieces[at - 1], pieces[at + 1])));
}

const isCode = ({ marks }: Piece) => marks.some(({ type }) => type.name === "code");

/** Emphasis cannot begin or end with a space. */
function spacesOutside(piece: Piece, before: Piece | undefined, after: Piece | undefined): Piece[] {
  if (piece.leaf || piece.marks.length === 0) return [piece];
  const text = piece.text.trim();
  const shared = (other: Piece | undefined) => piece.marks.filter((mark) => other && mark.isInSet(other.marks));
  if (text === "")
    return [{ text: piece.text, marks: shared(before).filter((mark) => after && mark.isInSet(after.marks)) }];
  const start = piece.text.slice(0, piece.text.length - piece.text.trimStart().length);
  const end = piece.text.slice(piece.text.trimEnd().length);
  return [
    { text: start, marks: shared(before) },
    { text, marks: piece.marks },
    { text: end, marks: shared(after) },
  ].filter((part) => part.text !== "");
}

/** Without the spaces beside breaks and at both ends, which say nothing, and without breaks at the end. */
function withoutEdges(pieces: Piece[]): Piece[] {
  const isEdge = (piece: Piece | undefined) => !piece || piece.leaf?.type === "break";
  const trimmed = pieces
    .map((piece, at) => {
      if (piece.leaf) return piece;
      const start = isEdge(pieces[at - 1]) ? piece.text.trimStart() : piece.text;
      return { ...piece, text: isEdge(pieces[at + 1]) ? start.trimEnd() : start };
    })
    .filter(({ text, leaf }) => leaf || text !== "");
  const last = trimmed.findLastIndex((piece) => !isEdge(piece));
  const first = trimmed.findIndex((piece) => !isEdge(piece));
  const isSame = trimmed.length === pieces.length && first <= 0 && last === trimmed.length - 1;
  return isSame || trimmed.length === 0 ? trimmed : withoutEdges(trimmed.slice(Math.max(0, first), last + 1));
}

/** Nests the marks, those that go on longest outside. */
function nest(pieces: readonly Piece[], within: readonly Mark[]): PhrasingContent[] {
  const tree: PhrasingContent[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as Piece;
    const outer = outermost(pieces.slice(at), within);
    if (outer) tree.push(wrap(outer.mark, nest(pieces.slice(at, at + outer.length), [...within, outer.mark])));
    else tree.push(piece.leaf ?? { type: "text", value: piece.text });
    at += outer?.length ?? 1;
  }
  return tree;
}

const rank = ["link", "strong", "em", "strike"];
const rankOf = ({ mark }: { mark: Mark }) => rank.indexOf(mark.type.name);

function outermost(pieces: readonly Piece[], within: readonly Mark[]) {
  return pieces[0]?.marks
    .filter((mark) => rank.includes(mark.type.name) && !mark.isInSet(within))
    .map((mark) => ({ mark, length: runOf(mark, pieces) }))
    .sort((one, other) => other.length - one.length || rankOf(one) - rankOf(other))[0];
}

function runOf(mark: Mark, pieces: readonly Piece[]): number {
  const end = pieces.findIndex(({ marks }) => !mark.isInSet(marks));
  return end === -1 ? pieces.length : end;
}

function wrap({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  if (type.name === "link") return { type: "link", url: attrs.href, title: attrs.title, children: children as never };
  return { type: ({ strong: "strong", em: "emphasis" } as const)[type.name] ?? "delete", children };
}
