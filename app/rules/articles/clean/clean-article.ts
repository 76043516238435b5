import type { Post } from "#app/rules/articles/post.ts";
import { articleKind } from "./article-kind.ts";
import { evenLines } from "./line-ends.ts";
import { normaliseMarkdown } from "./normalise-markdown.ts";
import { removeDescriptions } from "./remove-descriptions.ts";
import { removeMachineNotes } from "./remove-machine-notes.ts";
import { removeReasoning } from "./remove-reasoning.ts";
import { removeTitle } from "./remove-title.ts";
import { stripFences } from "./strip-fences.ts";

/** The post that a text is from: its page has the title above the text. */
export type ArticleOf = Partial<Pick<Post, "title" | "source">>;
export type WrittenArticle = Pick<Post, "title" | "content" | "source">;

export type CleanArticle = {
  kind: "html" | "markdown";
  text: string;
  /** If not, the page shows the placeholder article. */
  isReal: boolean;
};

const minRealCharacters = 50;
const unrealPhrases = ["This post should be filtered out", "This is a placeholder"];

/**
 * An article's text as its page, its excerpt and every reader of it have it: without editors' and machines' notes,
 * stray fences and a repeated title, with regular markdown.
 */
export function cleanArticle(content: string, { title = "", source }: ArticleOf = {}): CleanArticle {
  const noted = withoutNotes(content, source);
  const text = removeTitle(noted, title)
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd();
  const kind = articleKind(text);
  return { kind, text: kind === "markdown" ? normaliseMarkdown(text) : text, isReal: isReal(content, text) };
}

/** More than 50 characters, and none of the phrases by which automations mark hidden text. */
export function isReal(content: string, text: string): boolean {
  return text.trim().length > minRealCharacters && !unrealPhrases.some((phrase) => content.includes(phrase));
}

/**
 * An article without its tool's additions; its title may still be repeated. What a machine says to itself goes only
 * from posts of the feed.
 */
export function withoutNotes(content: string, source?: Post["source"]): string {
  const text = evenLines(content);
  if (source !== "n8n") return stripNotes(text);
  return removeMachineNotes(stripNotes(removeMachineNotes(removeReasoning(text))));
}

/**
 * Descriptions are removed first, because a fence wraps the whole text only if nothing but a title is outside it, and
 * again from what was in the fence.
 */
export const stripNotes = (text: string): string => removeDescriptions(stripFences(removeDescriptions(text)));
