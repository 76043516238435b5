import { askChildProcess, type ProcessLimits } from "#platform/child-process/server/bounded-process.ts";
import type { Rendered } from "./render-post.ts";
import type { RenderQuestion } from "./render-process.ts";

export const defaultLimits: ProcessLimits = { memoryMb: 512, timeMs: 30_000, idleMs: 5000 };
const script = new URL("render-process.ts", import.meta.url);

/** Renders articles in a child process; undefined if it died. */
export async function renderInChildProcess(
  question: RenderQuestion,
  limits: ProcessLimits,
): Promise<Rendered[] | undefined> {
  if (question.articles.length === 0) return [];
  const reply = await askChildProcess<Rendered[]>(script, question, limits);
  return reply.kind === "answer" ? reply.answer : undefined;
}
