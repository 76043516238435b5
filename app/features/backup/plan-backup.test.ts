import { expect, test } from "vitest";
import { backupName, isBackupDue, isBackupOld, isBackupOverdue, readBackupName } from "./plan-backup.ts";

const zone = "America/Los_Angeles";
/** 21 November, at this hour in Los Angeles. */
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 21, hour + 8, minute);
const day = at(24) - at(0);

test.each([
  ["never made, before three", { lastMadeAt: null, lastAttemptAt: null }, at(2, 59), false],
  ["never made, at three", { lastMadeAt: null, lastAttemptAt: null }, at(3), true],
  ["made last night, before three", { lastMadeAt: at(3) - day, lastAttemptAt: at(3) - day }, at(2), false],
  ["made last night, at three", { lastMadeAt: at(3) - day, lastAttemptAt: at(3) - day }, at(3), true],
  ["made tonight", { lastMadeAt: at(3), lastAttemptAt: at(3) }, at(23, 59), false],
  ["failed half an hour ago", { lastMadeAt: at(3) - day, lastAttemptAt: at(3) }, at(3, 30), false],
  ["failed an hour ago", { lastMadeAt: at(3) - day, lastAttemptAt: at(3) }, at(4), true],
  ["never made, failed an hour ago", { lastMadeAt: null, lastAttemptAt: at(3) }, at(4), true],
])("%s: due %#", (_what, before, now, isDue) => {
  expect(isBackupDue(before, now, zone)).toBe(isDue);
});

test("a backup's name has its time, and no other file counts as a backup", () => {
  expect(readBackupName(backupName(at(3)))).toBe(at(3));
  for (const name of ["", "site.sqlite", "../site-2026-11-21T11-00-00Z.backup.gz", `${backupName(0)}.partial`])
    expect(readBackupName(name)).toBeUndefined();
});

test.each([
  ["never made", null, at(24) + 9 * day, false],
  ["made 26 hours ago", at(3), at(29), false],
  ["made longer ago", at(3), at(29) + 1, true],
  ["made under a clock that was ahead", at(3) + 9 * day, at(3), false],
])("%s: overdue %#", (_what, lastMadeAt, now, isOverdue) => {
  expect(isBackupOverdue(lastMadeAt, now)).toBe(isOverdue);
});

test("backups are kept for 14 days", () => {
  expect([isBackupOld(at(3), at(3) + 14 * day), isBackupOld(at(3), at(3) + 14 * day + 1)]).toEqual([false, true]);
});
