import type { Element, ElementContent } from "hast";
import { toString as textIn } from "hast-util-to-string";
import type { BlockContent, Heading, List, ListItem, Paragraph, PhrasingContent } from "mdast";
import { areJumps, isBlock, isElement, isSilent } from "#app/rules/page-markdown/elements.ts";
import { joinWords } from "#app/rules/page-markdown/join-words.ts";
import { type Place, toPhrasing } from "#app/rules/page-markdown/to-phrasing.ts";
import { toTable } from "#app/rules/page-markdown/to-table.ts";

/** Elements as blocks of markdown; text that stands beside blocks becomes paragraphs. */
export function toBlocks(nodes: ElementContent[], place: Place): BlockContent[] {
  const blocks: BlockContent[] = [];
  let words: ElementContent[] = [];
  const endWords = () => {
    blocks.push(...paragraphOf(words, place));
    words = [];
  };
  for (const node of nodes) {
    if (isSilent(node)) continue;
    if (!isBlock(node)) words.push(node);
    else {
      endWords();
      blocks.push(...blocksOf(node, place));
    }
  }
  endWords();
  return blocks;
}

const paragraphOf = (nodes: ElementContent[], place: Place) =>
  areJumps(nodes) ? [] : paragraph(toPhrasing(nodes, place));

const paragraph = (children: PhrasingContent[]): Paragraph[] =>
  children.length > 0 ? [{ type: "paragraph", children }] : [];

const stressed = (type: "strong" | "emphasis", children: PhrasingContent[]): Paragraph[] =>
  children.length > 0 ? paragraph([{ type, children }]) : [];

function blocksOf(node: Element, place: Place): BlockContent[] {
  const { tagName, children } = node;
  if (/^h[1-6]$/.test(tagName)) return heading(node, place);
  if (tagName === "p") return paragraphOf(children, place);
  if (tagName === "ul" || tagName === "ol") return list(node, place);
  if (tagName === "dl") return terms(node, place);
  if (tagName === "pre") return [{ type: "code", value: textIn(node).replace(/\n$/, "") }];
  if (tagName === "hr") return [{ type: "thematicBreak" }];
  if (tagName === "blockquote") return [{ type: "blockquote", children: toBlocks(children, place) }];
  if (tagName === "table") return toTable(node, place);
  if (tagName === "a") return linked(node, place);
  if (tagName === "summary" && !children.some(isBlock)) return stressed("strong", toPhrasing(children, place));
  if (tagName === "figcaption" && !children.some(isBlock)) return stressed("emphasis", toPhrasing(children, place));
  return toBlocks(children, place);
}

function heading(node: Element, place: Place): Heading[] {
  const children = toPhrasing(node.children, place);
  return children.length > 0 ? [{ type: "heading", depth: Number(node.tagName[1]) as Heading["depth"], children }] : [];
}

const itemOf = (children: BlockContent[]): ListItem => ({ type: "listItem", spread: children.length > 1, children });

const listOf = (items: ListItem[], ordered = false): List[] =>
  items.length > 0 ? [{ type: "list", ordered, spread: items.some(({ spread }) => spread), children: items }] : [];

function list(node: Element, place: Place): List[] {
  const blocks = node.children.filter((child) => !isSilent(child)).map((child) => toBlocks(insideOf(child), place));
  return listOf(blocks.filter((each) => each.length > 0).map(itemOf), node.tagName === "ol");
}

const insideOf = (child: ElementContent) => (isElement(child, "li") ? child.children : [child]);

/** Terms and what is said of them, as a list: **term**: what is said. */
function terms(node: Element, place: Place): List[] {
  const pairs = node.children.flatMap((child) => (isElement(child, "div") ? child.children : [child]));
  const items: BlockContent[][] = [];
  for (const each of pairs) {
    if (isElement(each, "dt")) items.push(stressed("strong", toPhrasing(each.children, place)));
    if (isElement(each, "dd")) addToTerm(items, toBlocks(each.children, place));
  }
  return listOf(items.filter((each) => each.length > 0).map(itemOf));
}

function addToTerm(items: BlockContent[][], said: BlockContent[]) {
  const [term, ...more] = items.at(-1) ?? [];
  const [first, ...rest] = said;
  if (term?.type !== "paragraph" || first?.type !== "paragraph" || more.length > 0) {
    items.at(-1)?.push(...said);
    return;
  }
  const children = joinWords([...term.children, { type: "text", value: ": " }, ...first.children]);
  items.splice(-1, 1, [{ type: "paragraph", children }, ...rest]);
}

/** A link around blocks links the first of them that has words. */
function linked(node: Element, place: Place): BlockContent[] {
  const blocks = toBlocks(node.children, place);
  const first =
    blocks.find((block): block is Heading => block.type === "heading") ??
    blocks.find((block) => block.type === "paragraph");
  if (!first) return blocks;
  const [link] = toPhrasing([{ ...node, children: [{ type: "text", value: "." }] }], place);
  if (link?.type === "link") first.children = [{ ...link, children: first.children as never }];
  return blocks;
}
