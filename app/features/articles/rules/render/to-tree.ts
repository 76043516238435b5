import type { Root } from "hast";
import rehypeRaw from "rehype-raw";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { grammar } from "#platform/text/grammar.ts";
import { knownElements } from "#platform/text/html-elements.ts";
import { articleSchema } from "./article-schema.ts";
import type { ArticleWords } from "./article-words.ts";

const tagStart = /<(?=\/?([a-z][^\s/>]*))/gi;

/** A word in angle brackets that is no element is shown as typed. */
function showUnknownTags() {
  return (tree: Root) =>
    visit(tree, "raw", (node) => {
      node.value = node.value.replace(tagStart, (sign, name: string) => (isElementName(name) ? sign : "&lt;"));
    });
}

const isElementName = (name: string) => knownElements.has(name.toLowerCase()) || /[-:]/.test(name);

const html = unified().use(showUnknownTags).use(rehypeRaw).freeze();
const clean = unified().use(rehypeSanitize, articleSchema).freeze();
const writer = unified()
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

const markdownOf = (words: ArticleWords) =>
  grammar()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: "",
      footnoteLabel: words.notes,
      footnoteLabelProperties: {},
      footnoteBackLabel: words.backToText,
    })
    .use(showUnknownTags)
    .use(rehypeRaw);

export const parseHtml = (text: string): Root =>
  html.runSync({ type: "root", children: [{ type: "raw", value: text }] } as Root) as Root;

export function parseMarkdown(text: string, words: ArticleWords): Root {
  const processor = markdownOf(words);
  return processor.runSync(processor.parse(text)) as Root;
}

/**
 * The sanitised tree as a browser will build it: it is written out and parsed again, so that no markup can mean one
 * thing here and another there.
 */
export const sanitise = (tree: Root): Root => parseHtml(writeHtml(clean.runSync(tree) as Root));

export const writeHtml = (tree: Root): string => writer.stringify(tree);
