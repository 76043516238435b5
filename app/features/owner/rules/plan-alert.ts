const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const megabyte = 1024 * 1024;

/** "between" is neither bad enough to alert nor good enough to end an alert. */
export type Status = "wrong" | "well" | "between";

export type OpenAlert = { since: number; toldAt: number | null };

export type AlertPlan = "nothing" | "begin" | "tell" | "end";

/** Alerts once for each problem that lasts long enough, and again only after it was well in between. */
export function planAlert(
  open: OpenAlert | undefined,
  { status, graceMs }: { status: Status; graceMs: number },
  nowMs: number,
): AlertPlan {
  if (status === "well") return open ? "end" : "nothing";
  if (!open) return status === "wrong" ? "begin" : "nothing";
  if (open.toldAt !== null || status === "between") return "nothing";
  return nowMs - open.since >= graceMs ? "tell" : "nothing";
}

/** Duration of a problem before the owner is alerted. */
export const gracePeriodsMs = {
  feed: dayMs,
  calendars: dayMs,
  replies: dayMs,
  backup: dayMs,
  deliveries: 0,
  mail: 0,
  held: 0,
  hourly: 0,
  refused: 0,
  disk: 0,
};

const lowest = 512 * megabyte;

/** A disk is full below half a gigabyte, or a twentieth of a small one; it is well again at twice that. */
export function judgeDisk({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): Status {
  const limit = Math.min(lowest, totalBytes / 20);
  if (freeBytes < limit) return "wrong";
  return freeBytes > 2 * limit ? "well" : "between";
}
