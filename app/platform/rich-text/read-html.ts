import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as textIn } from "hast-util-to-string";
import type { Root as Tree } from "mdast";
import rehypeRaw from "rehype-raw";
import rehypeRemark from "rehype-remark";
import { unified } from "unified";
import { unreadElements } from "../text/html-elements.ts";
import { cleanAddress } from "./clean-address.ts";
import { joinWordLists } from "./word-lists.ts";

const reader = unified().use(rehypeRaw).freeze();
const converter = unified().use(rehypeRemark).freeze();

/** The HTML that another program has put on the clipboard, as what an article can hold. */
export function readHtml(html: string): Tree {
  const root = reader.runSync({ type: "root", children: [{ type: "raw", value: fragmentOf(html) }] } as Root) as Root;
  const tree: Root = { type: "root", children: read(root.children) };
  return converter.runSync(tree) as unknown as Tree;
}

const mark = { start: "<!--StartFragment-->", end: "<!--EndFragment-->" };

/** Without what a program writes around the copied part, such as styles and a page's head. */
function fragmentOf(html: string): string {
  const start = html.indexOf(mark.start);
  const end = html.lastIndexOf(mark.end);
  return start !== -1 && end > start ? html.slice(start + mark.start.length, end) : html;
}

type Node = RootContent | ElementContent;

/** Begins the address of a picture that is not in the HTML; its name in Word's drawing follows. */
export const elsewhere = "clipboard:";

function read<N extends Node>(nodes: readonly N[]): N[] {
  const seen = nodes.filter((node) => node.type === "text" || (node.type === "element" && !isUnseen(node)));
  return joinWordLists(seen).flatMap((node) => (node.type === "element" ? (change(node) as N[]) : [tidyText(node)]));
}

/** A space that does not break is a space, and writing programs break their lines anywhere. */
const tidyText = <N extends Node>(node: N): N =>
  node.type === "text" ? { ...node, value: node.value.replace(/\u00a0/g, " ") } : node;

const more = new Set(["base", "button", "colgroup", "form", "head", "input", "link", "meta", "noscript"]);

function isUnseen({ tagName, properties }: Element): boolean {
  const style = String(properties.style ?? "");
  if (unreadElements.has(tagName) || more.has(tagName)) return tagName !== "form";
  return /(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*all)/i.test(style) || properties.hidden === true;
}

type Change = (node: Element, children: ElementContent[]) => ElementContent[];

function change(node: Element): ElementContent[] {
  const children = read(node.children);
  const changed = Object.hasOwn(changes, node.tagName) ? changes[node.tagName]?.(node, children) : undefined;
  return changed ?? [{ ...node, properties: {}, children }];
}

const unwrap: Change = (_, children) => children;
const named =
  (tagName: string): Change =>
  (_, children) => [{ type: "element", tagName, properties: {}, children }];

const changes: Record<string, Change> = {
  ...Object.fromEntries(
    ["b", "strong", "i", "em", "s", "strike", "del", "span", "font", "u", "ins"].map((name) => [name, styled]),
  ),
  ...Object.fromEntries(["1", "2", "3", "4", "5", "6"].map((level) => [`h${level}`, heading])),
  a: link,
  img: picture,
  "v:imagedata": picture,
  "v:shape": drawing,
  figure,
  table,
  td: cell,
  th: cell,
  ol: list,
  ul: list,
  p: paragraph,
  center: named("div"),
  form: named("div"),
  "o:p": unwrap,
};

const usually: Record<string, string> = {
  b: "strong",
  strong: "strong",
  i: "em",
  em: "em",
  s: "del",
  strike: "del",
  del: "del",
};

/** Programs say bold and italic by elements, by styles, or take an element back by its style. */
function styled({ tagName, properties }: Element, children: ElementContent[]): ElementContent[] {
  const style = String(properties.style ?? "");
  const weight = /(?:^|[;\s])font-weight:\s*(\w+)/i.exec(style)?.[1] ?? "";
  const marks = new Set([usually[tagName] ?? ""]);
  if (/^(?:bold|bolder|[6-9]00)$/i.test(weight)) marks.add("strong");
  if (/^(?:normal|lighter|[1-5]00)$/i.test(weight)) marks.delete("strong");
  const slant = /(?:^|[;\s])font-style:\s*(\w+)/i.exec(style)?.[1] ?? "";
  if (/^(?:italic|oblique)$/i.test(slant)) marks.add("em");
  if (/^normal$/i.test(slant)) marks.delete("em");
  if (/text-decoration(?:-line)?:[^;]{0,60}line-through/i.test(style)) marks.add("del");
  marks.delete("");
  if (marks.size === 0 || children.some(holdsBlock)) return children;
  return [...marks].reduce((inside: ElementContent[], name) => wrap(name, inside), children);
}

const wrap = (tagName: string, children: ElementContent[]): ElementContent[] => [
  { type: "element", tagName, properties: {}, children },
];

const blockNames = /^(?:address|article|aside|blockquote|div|dl|figure|h[1-6]|hr|main|ol|p|pre|section|table|ul)$/;
const holdsBlock = (node: ElementContent): boolean =>
  node.type === "element" && (blockNames.test(node.tagName) || node.children.some(holdsBlock));

/** Headings and heads of columns are bold anyway. */
const plain = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((child) => {
    if (child.type !== "element") return [child];
    const inside = plain(child.children);
    return child.tagName === "strong" ? inside : [{ ...child, children: inside }];
  });

/** Without words it has at most pictures. */
function heading(node: Element, children: ElementContent[]): ElementContent[] {
  if (textIn(node).trim() === "") return wrap("p", children);
  return [{ ...node, properties: {}, children: plain(children) }];
}

function paragraph(node: Element, children: ElementContent[]): ElementContent[] {
  const name = String(node.properties.className ?? "");
  if (/\bMsoTitle\b/.test(name)) return heading({ ...node, tagName: "h1" }, children);
  if (/\bMso(?:Intense)?Quote\b/.test(name)) return wrap("blockquote", wrap("p", children));
  return [{ ...node, properties: {}, children }];
}

function link({ properties }: Element, children: ElementContent[]): ElementContent[] {
  const href = cleanAddress(String(properties.href ?? ""));
  return /^[a-z]+:/i.test(href) ? [{ type: "element", tagName: "a", properties: { href }, children }] : children;
}

/** A picture; one of a few pixels only tracks readers. One that its program keeps is named. */
function picture({ properties }: Element): ElementContent[] {
  const { src, alt, width, height } = properties;
  const isTiny = [width, height].some((size) => size !== undefined && size !== "" && Number(size) <= 2);
  if (isTiny || !src) return [];
  const address = /^(?:https?:\/\/|data:image\/)/i.test(String(src))
    ? String(src).replace(/\s+/g, "")
    : elsewhere + String(properties["v:shapes"] ?? properties.vShapes ?? "");
  return [{ type: "element", tagName: "img", properties: { src: address, alt: describe(alt) }, children: [] }];
}

/** Without what programs write by themselves: the name of the file, or that they have guessed. */
function describe(alt: unknown): string {
  const words = String(alt ?? "")
    .replace(/Description automatically generated$/, "")
    .trim();
  return /\.(?:png|jpe?g|gif|webp|heic|tiff?|bmp)$|^(?:https?|file):/i.test(words) ? "" : words;
}

/** Word sometimes writes a picture as a drawing alone, which has its description. */
function drawing({ properties: { alt } }: Element, children: ElementContent[]): ElementContent[] {
  for (const child of children)
    if (alt && child.type === "element" && child.tagName === "img") child.properties.alt = alt;
  return children;
}

/** The words below a picture are its caption. */
function figure(_: Element, children: ElementContent[]): ElementContent[] {
  const isCaption = (node: ElementContent) => node.type === "element" && node.tagName === "figcaption";
  const others = children.filter((node) => !isCaption(node) && (node.type !== "text" || node.value.trim() !== ""));
  const [img] = others;
  const caption = children
    .filter(isCaption)
    .map((node) => textIn(node))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
  if (others.length !== 1 || img?.type !== "element" || img.tagName !== "img" || !caption) return children;
  return wrap("p", [{ ...img, properties: { ...img.properties, title: caption } }]);
}

/** Some programs put a list into a list, where it belongs into the item before. */
function list(node: Element, children: ElementContent[]): ElementContent[] {
  const items: Element[] = [];
  for (const child of children) {
    if (child.type !== "element") continue;
    const last = items.at(-1);
    const isList = /^[ou]l$/.test(child.tagName);
    if (isList && last) last.children.push(child);
    else if (isList) items.push(...child.children.filter((item) => item.type === "element"));
    else items.push(child.tagName === "li" ? child : (wrap("li", [child])[0] as Element));
  }
  const { start } = node.properties;
  return [{ ...node, properties: start ? { start } : {}, children: items }];
}

/** A table of one column, or with a table in it, only places things. Others have their heads in the first row. */
function table(node: Element, children: ElementContent[]): ElementContent[] {
  const rows = rowsIn(children);
  const cells = rows.flat();
  const isLayout =
    node.properties.role === "presentation" || rows.every((row) => row.length < 2) || cells.some(holdsTable);
  if (isLayout) return cells.map((each) => ({ ...each, tagName: "div", properties: {} }));
  for (const each of cells) each.children = inLines(each.children);
  for (const head of rows[0] ?? []) Object.assign(head, { tagName: "th", children: plain(head.children) });
  return [{ ...node, properties: {}, children }];
}

/** The paragraphs of a cell, which has one, as its lines. */
const inLines = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes
    .filter((node) => node.type !== "text" || node.value.trim() !== "")
    .flatMap((node, at): ElementContent[] => {
      const isBlock = node.type === "element" && /^(?:p|div|h[1-6])$/.test(node.tagName);
      const lines = isBlock ? node.children : [node];
      return isBlock && at > 0 ? [...wrap("br", []), ...lines] : lines;
    });

const rowsIn = (nodes: readonly ElementContent[]): Element[][] =>
  nodes.flatMap((node) => {
    if (node.type !== "element") return [];
    return node.tagName === "tr" ? [node.children.filter((cell) => cell.type === "element")] : rowsIn(node.children);
  });

const holdsTable = (node: ElementContent): boolean =>
  node.type === "element" && (node.tagName === "table" || node.children.some(holdsTable));

function cell({ tagName, properties }: Element, children: ElementContent[]): ElementContent[] {
  const { align } = properties;
  return [{ type: "element", tagName, properties: align ? { align } : {}, children }];
}
