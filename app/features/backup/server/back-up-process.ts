import { answerQuestions } from "#platform/child-process/server/bounded-process.ts";
import { type BackupSettings, type WrittenBackup, writeBackup } from "./write-backup.ts";

export type BackupQuestion = { settings: BackupSettings; file: string; nowMs: number };
export type BackupOutcome = ({ kind: "written" } & WrittenBackup) | { kind: "failed"; reason: string };

const reasons: Record<string, string> = {
  ENOSPC: "the disk is full",
  EACCES: "its folder cannot be written",
  EROFS: "its folder cannot be written",
};

function explain(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return code ? (reasons[code] ?? code) : String(error).slice(0, 200);
}

answerQuestions(async ({ settings, file, nowMs }: BackupQuestion): Promise<BackupOutcome> => {
  try {
    return { kind: "written", ...(await writeBackup(settings, file, nowMs)) };
  } catch (error) {
    return { kind: "failed", reason: explain(error) };
  }
});
