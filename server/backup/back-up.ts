import { askOwnProcess } from "#server/child-process/bounded-process.ts";
import type { DatabaseSettings } from "#server/tables/engine/database.ts";
import type { BackupAnswer, BackupQuestion } from "./back-up-process.ts";

/** What it holds at a time is some rows; a picture among them may be large. */
const limits = { memoryMb: 256, timeMs: 60 * 60 * 1000 };
const script = new URL("back-up-process.ts", import.meta.url);

/** Writes a backup in a process of its own: copying and packing take seconds that no visitor shall wait. */
export async function backUp(
  { databaseUrl, dataDir }: DatabaseSettings,
  { file, nowMs }: { file: string; nowMs: number },
  stopped?: AbortSignal,
): Promise<BackupAnswer> {
  const question: BackupQuestion = { settings: { databaseUrl, dataDir }, file, nowMs };
  const asked = await askOwnProcess<BackupAnswer>(script, question, { ...limits, stopped });
  return asked.kind === "answer" ? asked.answer : { kind: "failed", reason: asked.kind };
}
