import { isReal, withoutNotes } from "../clean/clean-article.ts";
import { hasLooseMarks } from "../clean/has-loose-marks.ts";
import { evenLines } from "../clean/line-ends.ts";
import type { ContentsEntry } from "./give-anchors.ts";
import { plainArticle } from "./plain-article.ts";
import { type RenderOptions, renderArticle } from "./render-article.ts";
import { writeHtml } from "./to-tree.ts";

export type ShownArticle = {
  html: string;
  contents: ContentsEntry[];
  /** False for an automation's placeholder text. */
  isReal: boolean;
  /** Whether a heading or list marker lacks its space; the page says so in the console. */
  hasLooseMarks: boolean;
};

/** An article that is not real is shown as a placeholder, without its text. */
export function showArticle(content: string, options: RenderOptions): ShownArticle {
  const { isReal, html, contents } = renderArticle(content, options);
  const shown = isReal ? { html, contents } : { html: "", contents: [] };
  return { ...shown, isReal, hasLooseMarks: hasLooseMarks(withoutNotes(content, options.source)) };
}

/** A text that could not be rendered. Nothing in it is parsed, so that nothing takes long. */
export function showPlainArticle(content: string): ShownArticle {
  const text = evenLines(content);
  const shown = isReal(text, text) ? text : "";
  return { html: writeHtml(plainArticle(shown)), contents: [], isReal: shown !== "", hasLooseMarks: false };
}
