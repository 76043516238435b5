import type { Element, Nodes, Root } from "hast";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { simplifyPage } from "./simplify-page.ts";
import { parseHtml } from "./to-tree.ts";

const converter = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", emphasis: "_", rule: "-", fences: true, listItemIndent: "one" })
  .freeze();

/**
 * A document's `main` as markdown: headings, text, lists, tables, links, pictures with words. Interactive and purely
 * visual parts are left out. `address` makes links absolute.
 */
export function pageMarkdown(html: string, address: string): string {
  const main = find(parseHtml(html), "main");
  if (!main) return "";
  const tree: Root = { type: "root", children: main.children };
  simplifyPage(tree, address);
  return converter.stringify(converter.runSync(tree) as never);
}

function find(tree: Nodes, name: string): Element | undefined {
  let found: Element | undefined;
  visit(tree, { type: "element", tagName: name }, (node: Element) => {
    found ??= node;
  });
  return found;
}
