import { cleanArticle, evenLines } from "#app/rules/articles/clean/clean-article.ts";
import { hasLooseMarks } from "#app/rules/articles/clean/has-loose-marks.ts";
import { stripNotes } from "#app/rules/articles/clean/strip-notes.ts";
import type { ContentsEntry } from "./give-anchors.ts";
import { type RenderOptions, renderArticle } from "./render-article.ts";

export type ShownArticle = { html: string; contents: ContentsEntry[]; isReal: boolean; hasLooseMarks: boolean };

/** An article that is not real is shown as a placeholder, without its text. */
export function showArticle(content: string, options: RenderOptions): ShownArticle {
  const { isReal } = cleanArticle(content);
  const { html, contents } = renderArticle(isReal ? content : "", options);
  return { html, contents, isReal, hasLooseMarks: hasLooseMarks(stripNotes(evenLines(content))) };
}
