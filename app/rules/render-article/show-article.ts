import { cleanArticle, evenLines } from "#app/rules/clean-article/clean-article.ts";
import { hasLooseMarks } from "#app/rules/clean-article/has-loose-marks.ts";
import { stripNotes } from "#app/rules/clean-article/strip-notes.ts";
import type { ContentsEntry } from "#app/rules/render-article/give-anchors.ts";
import { type RenderOptions, renderArticle } from "#app/rules/render-article/render-article.ts";

/** An article's text as its page shows it. */
export type ShownArticle = { html: string; contents: ContentsEntry[]; isReal: boolean; hasLooseMarks: boolean };

/** What is no real article is shown as a placeholder, without its text. */
export function showArticle(content: string, options: RenderOptions): ShownArticle {
  const { isReal } = cleanArticle(content);
  const { html, contents } = renderArticle(isReal ? content : "", options);
  return { html, contents, isReal, hasLooseMarks: hasLooseMarks(stripNotes(evenLines(content))) };
}
