import { askChildProcess } from "#platform/child-process/server/bounded-process.ts";
import { limitConcurrency } from "#platform/child-process/server/limit-concurrency.ts";
import type { MarkdownQuestion } from "./markdown-process.ts";

const limits = { memoryMb: 512, timeMs: 20_000, idleMs: 5000 };
const script = new URL("markdown-process.ts", import.meta.url);
const limited = limitConcurrency(1);

/** A page as markdown, made in a child process; undefined if it needs too much. */
export async function writeMarkdown(question: MarkdownQuestion): Promise<string | undefined> {
  const reply = await limited(() => askChildProcess<string>(script, question, limits));
  return reply.kind === "answer" ? reply.answer : undefined;
}
