import type { Taken } from "./open-slots.ts";

/** Times in order; overlapping and touching ones are joined, empty ones are left out. */
export function joinTimes(times: readonly Taken[]): Taken[] {
  const joined: Taken[] = [];
  const inOrder = times.filter(({ startMs, endMs }) => startMs < endMs);
  for (const { startMs, endMs } of inOrder.sort((one, other) => one.startMs - other.startMs)) {
    const last = joined.at(-1);
    if (last && startMs <= last.endMs) last.endMs = Math.max(last.endMs, endMs);
    else joined.push({ startMs, endMs });
  }
  return joined;
}
