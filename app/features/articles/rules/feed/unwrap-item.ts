import { withoutNotes } from "../clean/clean-article.ts";
import { parseJson } from "./parse-json.ts";
import {
  bodyFields,
  type FeedRecord,
  firstText,
  isFailure,
  isPostLike,
  isRecord,
  ownValue,
  titleFields,
} from "./read-field.ts";
import { derivedTitle } from "./read-title.ts";

/** Fields in which automations and models put a record: n8n's items and agents, chat answers, content tables. */
const wrappers = "json fields data body attributes output message choices content parts text response result".split(
  " ",
);
/** A field of these may also be the article's text itself. */
const spoken = new Set(["output", "message", "content", "text", "response", "result"]);
const deepestWrapping = 5;
const minTextCharacters = 100;
const jsonFence = /^(?:`{3,}|~{3,})(?:json)?$/i;

/** The value of a text that is JSON, or JSON in a code fence; null for any other. */
export function readJsonText(text: string): { value: unknown } | null {
  const json = /^\s*[`~]{3}/.test(text) ? inFence(text.trim()) : text;
  return /^\s*[[{"]/.test(json) ? parseJson(json) : null;
}

/** The text in a fence of JSON; empty for any other. */
function inFence(text: string): string {
  const opener = text.split("\n", 1)[0] ?? "";
  const mark = text.charAt(0).repeat(3);
  if (!jsonFence.test(opener.trim()) || !text.endsWith(mark)) return "";
  let end = text.length;
  while (text.charAt(end - 1) === mark.charAt(0)) end -= 1;
  return text.slice(opener.length, end);
}

/** The posts in an item of a list, under any wrapping; the item itself if there are none. */
export function unwrapItem(item: unknown, depth = 0): unknown[] {
  const found = postsIn(item, depth);
  if (found.length > 0) return found;
  const inner = isRecord(item) ? ownValue(item, "json") : undefined;
  return [isRecord(inner) && isFailure(inner) ? inner : item];
}

function postsIn(item: unknown, depth: number): unknown[] {
  if (depth > deepestWrapping) return [];
  if (Array.isArray(item)) return item.flatMap((each) => postsIn(each, depth + 1));
  if (typeof item === "string") return postsIn(readJsonText(item)?.value, depth + 1);
  if (!isRecord(item)) return [];
  if (firstText(item, titleFields) !== "") return [item];
  for (const name of wrappers) {
    const posts = postsUnder(item, name, depth);
    if (posts.length > 0) return posts;
  }
  return isPostLike(item) ? [item] : [];
}

function postsUnder(item: FeedRecord, name: string, depth: number): unknown[] {
  const value = ownValue(item, name);
  const posts = postsIn(value, depth + 1);
  const id = ownValue(item, "id");
  const [only] = posts;
  if (posts.length === 1 && isRecord(only)) return [id === undefined ? only : { id, ...only }];
  if (posts.length > 0 || !spoken.has(name) || bodyFields.includes(name)) return posts;
  const isArticle =
    typeof value === "string" &&
    value.length > minTextCharacters &&
    derivedTitle(withoutNotes(value.slice(0, 60_000), "n8n")) !== "";
  return isArticle ? [{ ...item, content: value }] : [];
}
