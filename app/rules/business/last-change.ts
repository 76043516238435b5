/**
 * The latest of what is known to have changed a page, as an ISO time in seconds. Nothing where the page's own last
 * change is not known: half of the truth would be a wrong date.
 */
export function lastChange(own: string | undefined, others: readonly (number | undefined)[] = []): string | undefined {
  if (!own) return undefined;
  const times = [Date.parse(own), ...others.filter((time) => time !== undefined)];
  return isoSeconds(Math.max(...times));
}

export const isoSeconds = (timeMs: number): string => new Date(timeMs).toISOString().replace(/\.\d{3}Z$/, "Z");
