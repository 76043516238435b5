import { evenLines, isReal } from "#app/rules/articles/clean/clean-article.ts";
import { plainArticle } from "./plain-article.ts";
import type { ShownArticle } from "./show-article.ts";
import { writeHtml } from "./to-tree.ts";

/** A text that could not be rendered. Nothing in it is parsed, so that nothing takes long. */
export function showPlainArticle(content: string): ShownArticle {
  const text = evenLines(content);
  const shown = isReal(text, text) ? text : "";
  return { html: writeHtml(plainArticle(shown)), contents: [], isReal: shown !== "", hasLooseMarks: false };
}
