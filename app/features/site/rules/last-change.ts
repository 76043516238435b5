/**
 * The latest known change of a page, as an ISO time in seconds. Undefined if the page's own change is unknown:
 * otherwise the date would be wrong.
 */
export function lastChange(own: string | undefined, others: readonly (number | undefined)[] = []): string | undefined {
  if (!own) return undefined;
  const times = [Date.parse(own), ...others.filter((time) => time !== undefined)];
  return isoSeconds(Math.max(...times));
}

export const isoSeconds = (timeMs: number): string => new Date(timeMs).toISOString().replace(/\.\d{3}Z$/, "Z");
