const firstPauseMs = 60_000;
const longestPauseMs = 24 * 60 * 60 * 1000;
const mostAttempts = 10;

/** How long to wait after so many failed attempts to copy a picture; undefined when it is given up. */
export function planPictureRetry(attempts: number): number | undefined {
  return attempts < mostAttempts ? Math.min(firstPauseMs * 4 ** (attempts - 1), longestPauseMs) : undefined;
}
