import { askChildProcess } from "#platform/child-process/server/bounded-process.ts";
import { limitConcurrency } from "#platform/child-process/server/limit-concurrency.ts";
import {
  type ArticlePost,
  type ArticleReading,
  type PostedDraft,
  parseDraft,
  prepareArticle,
} from "../rules/prepare-article.ts";

/** Longer bodies are read in a child process; shorter ones take a few milliseconds at most. */
const maxInlineBytes = 32 * 1024;
/** A draft is only parsed, and saved every second: no process is started for an article of usual length. */
const maxInlineDraftBytes = 256 * 1024;
/** A form of an article has some twenty fields. Each takes as long to parse as a paragraph. */
const maxInlineFields = 300;
/** Several times what the longest body needs. */
const limits = { memoryMb: 512, timeMs: 20_000, idleMs: 5000 };
const script = new URL("posted-article-process.ts", import.meta.url);
const draftScript = new URL("posted-draft-process.ts", import.meta.url);
const limited = limitConcurrency(1);
const limitedDrafts = limitConcurrency(1);
const tooHeavy = { kind: "refused", status: 422, reason: "tooHeavy" } as const;
const lengthOf = (body: readonly Uint8Array[]) => body.reduce((sum, { length }) => sum + length, 0);

export async function readPosted(post: ArticlePost, body: readonly Uint8Array[]): Promise<ArticleReading> {
  if (lengthOf(body) <= maxInlineBytes) return prepareArticle(post, body);
  const reply = await limited(() => askChildProcess<ArticleReading>(script, post, limits, body));
  return reply.kind === "answer" ? reply.answer : tooHeavy;
}

export async function readPostedDraft(contentType: string, body: readonly Uint8Array[]): Promise<PostedDraft> {
  if (isInlineDraft(contentType, body)) return parseDraft({ contentType }, body);
  const reply = await limitedDrafts(() => askChildProcess<PostedDraft>(draftScript, { contentType }, limits, body));
  return reply.kind === "answer" ? reply.answer : tooHeavy;
}

/** Whether a draft is parsed in a few milliseconds, so that no process is needed. */
export function isInlineDraft(contentType: string, body: readonly Uint8Array[]): boolean {
  if (lengthOf(body) > maxInlineDraftBytes) return false;
  const mark = /^multipart\//i.test(contentType) ? "\r\n--" : "&";
  return (
    /^application\/json\b/i.test(contentType) ||
    Buffer.concat(body)
      .toString("latin1")
      .split(mark, maxInlineFields + 1).length <= maxInlineFields
  );
}
