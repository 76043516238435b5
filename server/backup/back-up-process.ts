import { answerQuestion } from "../own-process.ts";
import type { DatabaseSettings } from "../tables/database.ts";
import { type WrittenBackup, writeBackup } from "./write-backup.ts";

export type BackupQuestion = { settings: DatabaseSettings; file: string; nowMs: number };
export type BackupAnswer = ({ kind: "written" } & WrittenBackup) | { kind: "failed"; reason: string };

answerQuestion(async ({ settings, file, nowMs }: BackupQuestion): Promise<BackupAnswer> => {
  try {
    return { kind: "written", ...(await writeBackup(settings, file, nowMs)) };
  } catch (error) {
    return { kind: "failed", reason: (error as NodeJS.ErrnoException).code ?? String(error).slice(0, 200) };
  }
});
