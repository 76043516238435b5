import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Node, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from "prosemirror-tables";
import { schema } from "../schema.ts";

const { nodes, marks } = schema;

export type CommandName =
  | "strong"
  | "em"
  | "heading"
  | "subheading"
  | "bulletList"
  | "orderedList"
  | "quote"
  | "table"
  | "rule"
  | "undo"
  | "redo"
  | TableCommandName;
export type TableCommandName = "rowBelow" | "columnRight" | "deleteRow" | "deleteColumn" | "deleteTable";

const around = (state: EditorState, type: NodeType) => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type === type) return { node: $from.node(depth), pos: $from.before(depth) };
  return undefined;
};

const isHeading = (state: EditorState, level: number) => {
  const { parent } = state.selection.$from;
  return parent.type === nodes.heading && parent.attrs.level === level;
};

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

/** Makes a list, or text of a list of this kind; a list of the other kind changes its kind. */
const toggleList =
  (type: NodeType, other: NodeType): Command =>
  (state, dispatch, view) => {
    if (around(state, type)) return liftListItem(nodes.list_item)(state, dispatch, view);
    const list = around(state, other);
    if (!list) return wrapInList(type)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(list.pos, type, { spread: list.node.attrs.spread }));
    return true;
  };

const toggleQuote: Command = (state, dispatch, view) =>
  around(state, nodes.blockquote) ? lift(state, dispatch, view) : wrapIn(nodes.blockquote)(state, dispatch, view);

const insertRule: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView());
  return true;
};

const size = { columns: 3, rows: 3 };

const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      Array.from({ length: size.columns }, () => type.create(null, nodes.paragraph.create())),
    );
  const table = nodes.table.create(null, [
    row(nodes.table_header),
    ...Array.from({ length: size.rows - 1 }, () => row(nodes.table_cell)),
  ]);
  const tr = state.tr.replaceSelectionWith(table);
  let start = 0;
  tr.doc.descendants((node, pos) => {
    if (node === table) start = pos;
    return !node.isTextblock;
  });
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView());
  return true;
};

export const commands: Record<Exclude<CommandName, "undo" | "redo">, Command> = {
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  bulletList: toggleList(nodes.bullet_list, nodes.ordered_list),
  orderedList: toggleList(nodes.ordered_list, nodes.bullet_list),
  quote: toggleQuote,
  table: insertTable,
  rule: insertRule,
  rowBelow: addRowAfter,
  columnRight: addColumnAfter,
  deleteRow,
  deleteColumn,
  deleteTable,
};

/** The place of the caret, as the bar shows it. */
export type Place = {
  active: ReadonlySet<string>;
  isInTable: boolean;
  link: string;
  /** The selected picture's words. */
  picture?: PictureWords | undefined;
};

export type PictureWords = { alt: string; caption: string };

export function placeOf(state: EditorState): Place {
  const { $from, from, to, empty } = state.selection;
  const has = (name: "strong" | "em") =>
    empty
      ? marks[name].isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, marks[name]);
  const link = linkAt(state);
  const checks: [string, boolean][] = [
    ["strong", has("strong")],
    ["em", has("em")],
    ["heading", isHeading(state, 2)],
    ["subheading", isHeading(state, 3)],
    ["bulletList", around(state, nodes.bullet_list) !== undefined],
    ["orderedList", around(state, nodes.ordered_list) !== undefined],
    ["quote", around(state, nodes.blockquote) !== undefined],
    ["link", link !== undefined],
  ];
  const active = new Set(checks.filter(([, is]) => is).map(([name]) => name));
  return { active, isInTable: isInTable(state), link: link?.href ?? "", picture: wordsOf(pictureAt(state)) };
}

const pictureAt = ({ selection }: EditorState) =>
  selection instanceof NodeSelection && selection.node.type === nodes.image ? selection : undefined;

const wordsOf = (picture: NodeSelection | undefined): PictureWords | undefined =>
  picture && { alt: picture.node.attrs.alt, caption: picture.node.attrs.title ?? "" };

/** Changes the words of the selected picture, which stays selected. */
export const describePicture =
  ({ alt, caption }: PictureWords): Command =>
  (state, dispatch) => {
    const picture = pictureAt(state);
    if (!picture) return false;
    const tr = state.tr.setNodeMarkup(picture.from, null, { ...picture.node.attrs, alt, title: caption || null });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, picture.from)));
    return true;
  };

/** From the beginning of a line to the picture above it, where browsers would stop beside it. */
export const selectPictureAbove: Command = ({ doc, tr, selection: { $from, empty } }, dispatch) => {
  const above = empty && $from.depth === 1 && $from.parentOffset === 0 ? doc.resolve($from.before(1)).nodeBefore : null;
  if (above?.lastChild?.type !== nodes.image) return false;
  dispatch?.(tr.setSelection(NodeSelection.create(doc, $from.before(1) - 2)).scrollIntoView());
  return true;
};

export const isOnPicture = (state: EditorState): boolean => pictureAt(state) !== undefined;

/** The link at the caret or of the selected words, with its whole extent. */
function linkAt({ doc, selection }: EditorState): { href: string; from: number; to: number } | undefined {
  if (selection instanceof NodeSelection) return undefined;
  const { $from } = selection;
  const at = $from.marks().find(({ type }) => type === marks.link) ?? $from.nodeAfter?.marks.find(isLink);
  if (!at) return undefined;
  const start = $from.start();
  let found: { href: string; from: number; to: number } | undefined;
  $from.parent.forEach((node, offset) => {
    if (!at.isInSet(node.marks)) return;
    const [from, to] = [start + offset, start + offset + node.nodeSize];
    if (found && found.to === from) found.to = to;
    else if (!found || found.to < selection.from) found = { href: String(at.attrs.href), from, to };
  });
  return found && found.from <= selection.from && doc.content.size >= found.to ? found : undefined;
}

const isLink = ({ type }: { type: unknown }) => type === marks.link;

/** Links the selected words, the link at the caret, or the address itself; "" takes the link away. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = linkedRange(state);
    const tr = state.tr.removeMark(from, to, marks.link);
    const mark = marks.link.create({ href });
    if (href !== "" && empty) tr.insert(from, schema.text(href.replace(/^(?:https?:\/\/|mailto:|tel:)/, ""), [mark]));
    else if (href !== "") tr.addMark(from, to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

function linkedRange(state: EditorState) {
  const { from, to, empty } = state.selection;
  const link = empty ? linkAt(state) : undefined;
  return link ? { from: link.from, to: link.to, empty: false } : { from, to, empty };
}

/** Puts a picture below the block of the caret, which goes on below it. */
export const insertPicture =
  (src: string, alt: string): Command =>
  ({ selection, doc, tr }, dispatch) => {
    const { $to } = selection;
    const picture = nodes.paragraph.create(null, nodes.image.create({ src, alt }));
    const isEmptyLine = $to.depth === 1 && $to.parent.type === nodes.paragraph && $to.parent.content.size === 0;
    const to = $to.depth > 0 ? $to.after(1) : $to.pos;
    const from = isEmptyLine ? $to.before(1) : to;
    const below = to === doc.content.size ? [nodes.paragraph.create()] : [];
    tr.replaceWith(from, to, [picture, ...below]);
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(from + picture.nodeSize))).scrollIntoView());
    return true;
  };

/** There is always a line below the last table, picture or rule. */
export const isLineMissing = ({ lastChild }: Node): boolean =>
  lastChild?.type !== nodes.paragraph || lastChild.lastChild?.type === nodes.image;
