import { askChildProcess } from "#platform/child-process/server/bounded-process.ts";
import type { BackupOutcome, BackupQuestion } from "./back-up-process.ts";
import type { BackupSettings } from "./write-backup.ts";

/** A batch of rows is in memory at a time; a picture among them may be large. */
const limits = { memoryMb: 256, timeMs: 60 * 60 * 1000 };
const script = new URL("back-up-process.ts", import.meta.url);

/** Writes a backup in a child process: copying and compressing take seconds. */
export async function backUp(
  { databaseUrl, dataDir, backupPassphrase }: BackupSettings,
  { file, nowMs }: { file: string; nowMs: number },
  stopped?: AbortSignal,
): Promise<BackupOutcome> {
  const question: BackupQuestion = { settings: { databaseUrl, dataDir, backupPassphrase }, file, nowMs };
  const reply = await askChildProcess<BackupOutcome>(script, question, { ...limits, stopped });
  return reply.kind === "answer" ? reply.answer : { kind: "failed", reason: reply.kind };
}
