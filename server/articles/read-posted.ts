import { type ArticlePost, type ArticleReading, prepareArticle } from "#app/rules/articles/prepare-article.ts";
import { askChildProcess } from "#server/child-process/bounded-process.ts";
import { limitConcurrency } from "#server/child-process/limit-concurrency.ts";

/** Longer bodies are read in a child process; shorter ones take a few milliseconds at most. */
const maxInlineBytes = 32 * 1024;
/** Several times what the longest body needs. */
const limits = { memoryMb: 512, timeMs: 20_000, idleMs: 5000 };
const script = new URL("posted-article-process.ts", import.meta.url);
const limited = limitConcurrency(1);

export async function readPosted(post: ArticlePost, body: readonly Uint8Array[]): Promise<ArticleReading> {
  const bytes = body.reduce((sum, { length }) => sum + length, 0);
  if (bytes <= maxInlineBytes) return prepareArticle(post, body);
  const reply = await limited(() => askChildProcess<ArticleReading>(script, post, limits, body));
  return reply.kind === "answer" ? reply.answer : { kind: "refused", status: 422, reason: "tooHeavy" };
}
