import { askChildProcess, type ProcessLimits, piecesOf } from "#platform/child-process/server/bounded-process.ts";
import type { JudgedMail } from "../rules/judge-incoming-mail.ts";

const script = new URL("judge-mail-process.ts", import.meta.url);

const limits: ProcessLimits = { memoryMb: 128, residentMb: 400, timeMs: 5000, idleMs: 5000 };

/**
 * In a child process: a mail that takes too much memory or time ends it alone, and is unreadable. Throws if the site
 * stops meanwhile.
 */
export async function judgeMail(source: Buffer, stopped: AbortSignal): Promise<JudgedMail | "unreadable"> {
  const reply = await askChildProcess<JudgedMail | "unreadable">(
    script,
    null,
    { ...limits, stopped },
    piecesOf(source),
  );
  if (reply.kind === "answer") return reply.answer;
  stopped.throwIfAborted();
  return "unreadable";
}
