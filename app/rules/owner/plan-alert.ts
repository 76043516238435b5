const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const megabyte = 1024 * 1024;

/** How something stands: "between" is neither wrong enough to tell nor well enough to be over. */
export type Status = "wrong" | "well" | "between";

/** What is kept of something that is wrong. */
export type OpenAlert = { since: number; toldAt: number | null };

export type AlertPlan = "nothing" | "begin" | "tell" | "end";

/** The owner is told once of each thing that is wrong for long enough, and again only after it was well in between. */
export function planAlert(
  open: OpenAlert | undefined,
  { status, patienceMs }: { status: Status; patienceMs: number },
  nowMs: number,
): AlertPlan {
  if (status === "well") return open ? "end" : "nothing";
  if (!open) return status === "wrong" ? "begin" : "nothing";
  if (open.toldAt !== null || status === "between") return "nothing";
  return nowMs - open.since >= patienceMs ? "tell" : "nothing";
}

/** A feed may be away for a day, and a backup may fail for one, before its owner need know. */
export const patience = { feed: dayMs, backup: dayMs, deliveries: 0, mail: 0, held: 0, hourly: 0, disk: 0 };

const lowest = 512 * megabyte;

/** A disk is as good as full below half a gigabyte, or a twentieth of a small one; it is well again at twice that. */
export function judgeDisk({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): Status {
  const limit = Math.min(lowest, totalBytes / 20);
  if (freeBytes < limit) return "wrong";
  return freeBytes > 2 * limit ? "well" : "between";
}
