const firstPauseMs = 60_000;
const maxPauseMs = 24 * 60 * 60 * 1000;
const maxAttempts = 10;

/** The pause after so many failed attempts to copy a picture; undefined means give up. */
export function planPictureRetry(attempts: number): number | undefined {
  return attempts < maxAttempts ? Math.min(firstPauseMs * 4 ** (attempts - 1), maxPauseMs) : undefined;
}
