import { articleKind } from "./article-kind.ts";
import { normaliseMarkdown } from "./normalise-markdown.ts";
import { removeDescriptions } from "./remove-descriptions.ts";
import { stripFences } from "./strip-fences.ts";

export type CleanArticle = {
  kind: "html" | "markdown";
  text: string;
  /** If not, the page shows the placeholder article. */
  isReal: boolean;
};

const maxArticle = 3_000_000;
const minRealCharacters = 50;
const unrealPhrases = ["This post should be filtered out", "This is a placeholder"];

/** An article's text as its page renders it: without editors' notes and stray fences, with regular markdown. */
export function cleanArticle(content: string): CleanArticle {
  const lines = evenLines(content);
  const text = stripNotes(lines)
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd();
  const kind = articleKind(text);
  return { kind, text: kind === "markdown" ? normaliseMarkdown(text) : text, isReal: isReal(lines, text) };
}

/** A text of limited length with one kind of line end, without characters that a page cannot hold. */
export const evenLines = (content: string): string =>
  content
    .slice(0, maxArticle)
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\0\ufeff]/g, "");

/** More than 50 characters, and none of the phrases by which automations mark hidden text. */
export function isReal(content: string, text: string): boolean {
  return text.trim().length > minRealCharacters && !unrealPhrases.some((phrase) => content.includes(phrase));
}

/**
 * An article without its tool's additions. Descriptions are removed first, because a fence wraps the whole text only if
 * nothing but a title is outside it, and again from what was in the fence.
 */
export const stripNotes = (text: string): string => removeDescriptions(stripFences(removeDescriptions(text)));
