import { type NodeSpec, Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";
import { richTextCopy } from "../desk/words/rich-text.ts";

const align = {
  default: null,
  getFromDOM: (cell: HTMLElement) => cell.getAttribute("align"),
  setDOMAttr(value: unknown, attributes: Record<string, unknown>) {
    if (value) attributes.align = value;
  },
};

const heading: NodeSpec = {
  attrs: { level: { default: 2 } },
  content: "inline*",
  group: "block",
  defining: true,
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  toDOM: (node) => [`h${node.attrs.level}`, 0],
};

/** A page loads nothing from elsewhere: a foreign picture is shown by its words. */
const isForeign = (src: string) => !/^(?:\/(?!\/)|data:|blob:)/.test(src);

const image: NodeSpec = {
  attrs: { src: {}, alt: { default: "" }, title: { default: null } },
  inline: true,
  group: "inline",
  draggable: true,
  parseDOM: [
    {
      tag: "img[src], [data-src]",
      getAttrs: (img) => ({
        src: img.getAttribute("data-src") ?? img.getAttribute("src"),
        alt: img.getAttribute("data-alt") ?? img.getAttribute("alt") ?? "",
        title: img.getAttribute("title"),
      }),
    },
  ],
  toDOM({ attrs: { src, alt, title } }) {
    const titled = title && { title };
    const own = { "data-src": src, "data-alt": alt, ...titled };
    if (isForeign(src)) return ["span", { class: "rich__foreign", ...own }, alt || src];
    return title ? ["span", { class: "rich__captioned", ...own }, ["img", { src, alt }], title] : ["img", { src, alt }];
  },
};

/** A block that the editor does not know: it keeps its source. */
const kept: NodeSpec = {
  attrs: { source: { default: "" } },
  group: "block",
  atom: true,
  parseDOM: [
    { tag: "pre[data-kept]", getAttrs: (pre) => ({ source: pre.getAttribute("data-kept") ?? "" }), priority: 60 },
  ],
  toDOM: ({ attrs: { source } }) => [
    "pre",
    { "data-kept": source, class: "rich__kept", title: richTextCopy.kept },
    source,
  ],
};

const lists = {
  bullet_list: {
    attrs: { spread: { default: false } },
    content: "list_item+",
    group: "block",
    parseDOM: [{ tag: "ul" }],
    toDOM: () => ["ul", 0],
  },
  ordered_list: {
    attrs: { order: { default: 1 }, spread: { default: false } },
    content: "list_item+",
    group: "block",
    parseDOM: [{ tag: "ol", getAttrs: (list) => ({ order: Number(list.getAttribute("start") ?? 1) }) }],
    toDOM: ({ attrs: { order } }) => ["ol", order === 1 ? {} : { start: order }, 0],
  },
  list_item: {
    attrs: { spread: { default: false } },
    content: "paragraph block*",
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: () => ["li", 0],
  },
} satisfies Record<string, NodeSpec>;

/** The text of an article or a letter. It holds what Markdown can say, and nothing of how it looks. */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { content: "inline*", group: "block", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    heading,
    blockquote: {
      content: "block+",
      group: "block",
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    ...lists,
    code_block: {
      attrs: { lang: { default: null }, meta: { default: null } },
      content: "text*",
      marks: "",
      group: "block",
      code: true,
      defining: true,
      parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
      toDOM: () => ["pre", ["code", 0]],
    },
    horizontal_rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
    ...tableNodes({ tableGroup: "block", cellContent: "paragraph", cellAttributes: { align } }),
    kept,
    text: { group: "inline" },
    image,
    hard_break: {
      inline: true,
      group: "inline",
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (link) => ({ href: link.getAttribute("href"), title: link.getAttribute("title") }),
        },
      ],
      toDOM: ({ attrs: { href, title } }) => ["a", { href, ...(title && { title }) }, 0],
    },
    strong: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
    em: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
    strike: { parseDOM: [{ tag: "del" }, { tag: "s" }], toDOM: () => ["del", 0] },
    code: { parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
  },
});
