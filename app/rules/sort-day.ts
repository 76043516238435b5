const msPerDay = 86_400_000;
const unknownDay = -1_000_000;

/** The day of a post as a whole number that grows with time; unknown and invalid dates come before all others. */
export function sortDay(date: string): number {
  const ms = Date.parse(date);
  return Number.isNaN(ms) ? unknownDay : Math.floor(ms / msPerDay);
}
