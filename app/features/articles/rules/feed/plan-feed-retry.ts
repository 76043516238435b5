const firstPauseMs = 5000;
const maxPauseMs = 30_000;
const maxRetries = 3;

/** The pause after so many failed reads in a row; undefined leaves it to the schedule. */
export function planFeedRetry(failures: number): number | undefined {
  if (failures < 1 || failures > maxRetries) return undefined;
  return Math.min(firstPauseMs * 2 ** (failures - 1), maxPauseMs);
}
