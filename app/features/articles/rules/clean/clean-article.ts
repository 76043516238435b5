import type { Post } from "#facts/post.ts";
import { articleKind } from "./article-kind.ts";
import { isDivider } from "./divider.ts";
import { mapProse } from "./fences.ts";
import { evenLines } from "./line-ends.ts";
import { normaliseMarkdown } from "./normalise-markdown.ts";
import { removeDescriptions } from "./remove-descriptions.ts";
import { removeLabels } from "./remove-labels.ts";
import { removeReasoning } from "./remove-reasoning.ts";
import { removeRemarks } from "./remove-remarks.ts";
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

/** Removes what an automation writes around an article. In doubt the text stays. */
function removeMachineNotes(text: string): string {
  const article = removeRemarks(removeFrontMatter(text));
  const rest = removeLabels(removeFrontMatter(removeCitations(article)));
  return rest.length < text.length ? withoutFirstDivider(rest) : rest;
}

/** A divider that stood below a note divides nothing. */
function withoutFirstDivider(text: string): string {
  const start = text.search(/\S/);
  const end = text.indexOf("\n", start);
  return isDivider(text.slice(start, end === -1 ? text.length : end)) && end !== -1 ? text.slice(end) : text;
}

/** Marks by which assistants point to what they read. */
const mark =
  /[ \t]?(?:【\d{1,4}(?:[:†][^【】\n]{0,80})?】|\ue200[^\ue200-\ue202\n]{1,20}\ue202[^\ue200\ue201\n]{0,300}\ue201|:contentReference\[oaicite:\d{1,4}\](?:\{[^{}\n]{0,40}\})?|\[oaicite:\d{1,4}\]|\[\^\d{1,3}\^\]|\[cite:[\d, -]{1,60}\]|(?:file)?cite(?:turn\d{1,3}[a-z]{1,10}\d{1,3}){1,20})|\[cite_start\]/g;

const removeCitations = (text: string): string => mapProse(text, (prose) => prose.replace(mark, ""));

const fences = new Map([
  ["---", /^(?:---|\.\.\.)[ \t]*$/],
  ["+++", /^\+\+\+[ \t]*$/],
]);
/** A key with its value, or what goes on below one: an item, an indented line, a comment, a bracket. */
const key = /^["']?[\p{L}_][\p{L}\p{N}_ .-]{0,60}["']?[ \t]*[:=](?:[ \t]|$)/u;
const more = /^(?:[ \t]|-[ \t]|#|[\]}]|$)/;
const maxLines = 100;

/** Removes YAML or TOML at the beginning of a text. Prose between two rules stays. */
function removeFrontMatter(text: string): string {
  const start = text.search(/\S/);
  if (start === -1) return text;
  const lines = text.slice(start, start + 20_000).split("\n", maxLines);
  const fence = fences.get((lines[0] ?? "").trimEnd());
  const end = fence ? lines.findIndex((line, at) => at > 0 && fence.test(line)) : -1;
  const inside = lines.slice(1, Math.max(1, end));
  if (!key.test(inside[0] ?? "") || !inside.every((line) => key.test(line) || more.test(line))) return text;
  const length = lines.slice(0, end + 1).join("\n").length;
  return text.slice(start + length).replace(/^\n+/, "");
}
