import type { Root } from "hast";
import { type ArticleOf, type CleanArticle, cleanArticle } from "../clean/clean-article.ts";
import { type ArticleWords, defaultArticleWords } from "./article-words.ts";
import { element, replaceElements } from "./elements.ts";
import { finishBlocks } from "./finish-blocks.ts";
import { type ContentsEntry, giveAnchors } from "./give-anchors.ts";
import { isTooTangled } from "./is-too-tangled.ts";
import { linkVideos } from "./link-videos.ts";
import { orderHeadings } from "./order-headings.ts";
import { type PictureFor, placePictures } from "./place-pictures.ts";
import { plainArticle } from "./plain-article.ts";
import { safeLink } from "./safe-link.ts";
import { parseHtml, parseMarkdown, sanitise, writeHtml } from "./to-tree.ts";

export type RenderOptions = ArticleOf & {
  pictureFor: PictureFor;
  /** The site's host with its port; links to others are external. */
  host: string;
  words?: ArticleWords;
};

export type RenderedArticle = { html: string; contents: ContentsEntry[]; isReal: boolean };

/**
 * An article's markdown or HTML as safe HTML. Never throws: what cannot be rendered within limits is shown as plain
 * text.
 */
export function renderArticle(content: string, options: RenderOptions): RenderedArticle {
  const article = cleanArticle(content, options);
  const { isReal } = article;
  try {
    const tree = treeOf(article, options);
    const contents = giveAnchors(tree);
    return { html: writeHtml(tree), contents, isReal };
  } catch {
    return { html: writeHtml(plainArticle(article.text)), contents: [], isReal };
  }
}

function treeOf({ kind, text }: CleanArticle, options: RenderOptions): Root {
  const { pictureFor, host, words = defaultArticleWords } = options;
  if (isTooTangled(kind, text)) return plainArticle(text);
  const parsed = kind === "html" ? parseHtml(text) : parseMarkdown(text, words);
  linkVideos(parsed, words);
  const tree = sanitise(parsed);
  placePictures(tree, pictureFor, host, words);
  guardLinks(tree, host);
  orderHeadings(tree);
  finishBlocks(tree, words);
  return tree;
}

const outsideRel = ["nofollow", "noopener", "ugc"];

/** Links lead only where they may; those to other hosts are marked; the others become plain text. */
function guardLinks(tree: Root, host: string): void {
  replaceElements(tree, (node) => {
    if (node.tagName !== "a") return null;
    const link = safeLink(node.properties.href, host);
    const { id } = node.properties;
    if (!link) return id ? [element("span", { id }, node.children)] : node.children;
    node.properties.href = link.href;
    if (link.isExternal) node.properties.rel = outsideRel;
    return null;
  });
}
