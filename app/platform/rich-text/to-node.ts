import type { PhrasingContent, RootContent, Table } from "mdast";
import type { Mark, Node } from "prosemirror-model";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

type Kind = RootContent["type"];
type Of<K extends Kind> = Extract<RootContent, { type: K }>;
type Blocks = { [K in Kind]?: (node: Of<K>) => Node };
type Phrases = { [K in Kind]?: (node: Of<K>, on: readonly Mark[]) => Node[] };

/** Thrown by parts of a block that the editor does not know. */
class Unknown extends Error {}

/** A block of a Markdown tree as the editor's node; null if it holds anything that the editor does not know. */
export function toNode(tree: RootContent): Node | null {
  try {
    const node = block(tree);
    node.check();
    return node;
  } catch (error) {
    if (error instanceof Unknown || error instanceof RangeError) return null;
    throw error;
  }
}

function block(tree: RootContent): Node {
  const read = (blocks as Record<string, ((node: RootContent) => Node) | undefined>)[tree.type];
  if (!read) throw new Unknown();
  return read(tree);
}

const blocksOf = (children: readonly RootContent[]) => children.map(block);

const blocks: Blocks = {
  paragraph: ({ children }) => nodes.paragraph.create(null, inline(children)),
  heading: ({ depth, children }) => nodes.heading.create({ level: depth }, inline(children)),
  blockquote: ({ children }) => nodes.blockquote.create(null, blocksOf(children)),
  code: ({ lang, meta, value }) =>
    nodes.code_block.create({ lang: lang ?? null, meta: meta ?? null }, value ? schema.text(value) : null),
  thematicBreak: () => nodes.horizontal_rule.create(),
  list: ({ ordered, start, spread, children }) =>
    ordered
      ? nodes.ordered_list.create({ order: start ?? 1, spread: spread === true }, blocksOf(children))
      : nodes.bullet_list.create({ spread: spread === true }, blocksOf(children)),
  listItem({ checked, spread, children }) {
    if (typeof checked === "boolean") throw new Unknown();
    const items = children.length > 0 ? blocksOf(children) : [nodes.paragraph.create()];
    return nodes.list_item.create({ spread: spread === true }, items);
  },
  table: readTable,
};

function readTable({ align, children }: Table): Node {
  const columns = children[0]?.children.length ?? 0;
  const rows = children.map((row, at) => {
    const type = at === 0 ? nodes.table_header : nodes.table_cell;
    const cells = Array.from({ length: columns }, (_, column) =>
      type.create(
        { align: align?.[column] ?? null },
        nodes.paragraph.create(null, inline(row.children[column]?.children ?? [])),
      ),
    );
    return nodes.table_row.create(null, cells);
  });
  return nodes.table.create(null, rows);
}

function inline(children: readonly PhrasingContent[], on: readonly Mark[] = []): Node[] {
  return children.flatMap((child) => {
    const read = (phrases as Record<string, ((node: RootContent, on: readonly Mark[]) => Node[]) | undefined>)[
      child.type
    ];
    if (!read) throw new Unknown();
    return read(child, on);
  });
}

const marked = (mark: Mark, on: readonly Mark[], children: readonly PhrasingContent[]) =>
  inline(children, mark.addToSet(on));

const lineBreak = /^<br\s*\/?>$/i;

const phrases: Phrases = {
  // Lines of one paragraph run on, as on the page.
  text: ({ value }, on) => (value ? [schema.text(value.replace(/\n/g, " "), on)] : []),
  break: (_, on) => [nodes.hard_break.create(null, null, on)],
  html({ value }, on) {
    if (!lineBreak.test(value)) throw new Unknown();
    return [nodes.hard_break.create(null, null, on)];
  },
  inlineCode: ({ value }, on) =>
    value ? [schema.text(value.replace(/\n/g, " "), marks.code.create().addToSet(on))] : [],
  strong: ({ children }, on) => marked(marks.strong.create(), on, children),
  emphasis: ({ children }, on) => marked(marks.em.create(), on, children),
  delete: ({ children }, on) => marked(marks.strike.create(), on, children),
  link: ({ url, title, children }, on) => marked(marks.link.create({ href: url, title: title ?? null }), on, children),
  image: ({ url, alt, title }, on) => [
    nodes.image.create({ src: url, alt: alt ?? "", title: title ?? null }, null, on),
  ],
};
