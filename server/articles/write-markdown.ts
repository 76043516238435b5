import { takeTurns } from "../documents/take-turns.ts";
import { askOwnProcess } from "../own-process.ts";
import type { MarkdownQuestion } from "./markdown-process.ts";

const limits = { memoryMb: 512, timeMs: 20_000, idleMs: 5000 };
const script = new URL("markdown-process.ts", import.meta.url);
const inTurn = takeTurns(1);

/** A page as markdown, made in a process of its own; undefined where it is too much for one. */
export async function writeMarkdown(question: MarkdownQuestion): Promise<string | undefined> {
  const asked = await inTurn(() => askOwnProcess<string>(script, question, limits));
  return asked.kind === "answer" ? asked.answer : undefined;
}
