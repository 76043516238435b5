import { clockAt, dateIn } from "#platform/time/zoned-time.ts";

const hourMs = 60 * 60 * 1000;
const nightHour = 3;
export const backupDays = 14;

type Before = { lastMadeAt: number | null; lastAttemptAt: number | null };

/** One backup for each business day, from 3 a.m. on; an hour between attempts after a failure. */
export function isBackupDue({ lastMadeAt, lastAttemptAt }: Before, nowMs: number, timeZone: string): boolean {
  if (new Date(clockAt(timeZone, nowMs)).getUTCHours() < nightHour) return false;
  if (lastMadeAt !== null && dateIn(timeZone, lastMadeAt) === dateIn(timeZone, nowMs)) return false;
  const hasFailed = lastAttemptAt !== null && lastAttemptAt !== lastMadeAt;
  return !hasFailed || nowMs - lastAttemptAt >= hourMs;
}

const namePattern = /^site-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup\.(?:gz|enc)$/;

/** "site-2026-11-21T11-00-00Z.backup.gz"; one with a passphrase ends in "enc". */
export const backupName = (ms: number, passphrase?: string) =>
  `site-${new Date(ms).toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup.${passphrase ? "enc" : "gz"}`;

/** The time in a backup's file name; undefined for other files. */
export function readBackupName(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = namePattern.exec(name) ?? [];
  const ms = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(ms) ? undefined : ms;
}

/** A day, the extra hour in autumn, and an hour to make the backup. */
const maxBetweenMs = 26 * hourMs;

/** Whether the next backup should exist by now; never for a new site without any. */
export const isBackupOverdue = (lastMadeAt: number | null, nowMs: number) =>
  lastMadeAt !== null && nowMs - lastMadeAt > maxBetweenMs;

export const isBackupOld = (madeAt: number, nowMs: number) => nowMs - madeAt > backupDays * 24 * hourMs;
