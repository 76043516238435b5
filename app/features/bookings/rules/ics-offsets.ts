const dayMs = 24 * 60 * 60 * 1000;

/** A zone's local times, counted as if they were UTC, and instants. */
export type IcsZone = {
  toInstant: (clockMs: number) => number;
  toClock: (instantMs: number) => number;
  /** The name of a zone that nothing tells about: another one stands for it. */
  unknownName?: string;
};

export const utcZone: IcsZone = { toInstant: (clockMs) => clockMs, toClock: (instantMs) => instantMs };

/**
 * RFC 5545: a repeated local time is its first, and a skipped one counts with the offset from before. Offsets are looked
 * up once a day: asking the platform for one is slow.
 */
export function zoneWithOffsets(offsetAt: (instantMs: number) => number): IcsZone {
  const byDay = new Map<number, number>();
  const offsetOf = (day: number) => {
    const offset = byDay.get(day) ?? offsetAt(day * dayMs);
    byDay.set(day, offset);
    return offset;
  };
  const toClock = (instantMs: number) => {
    const day = Math.floor(instantMs / dayMs);
    return instantMs + (offsetOf(day) === offsetOf(day + 1) ? offsetOf(day) : offsetAt(instantMs));
  };
  const toInstant = (clockMs: number) => {
    const day = Math.floor(clockMs / dayMs);
    const [before, after] = [offsetOf(day - 1), offsetOf(day + 2)];
    if (before === after) return clockMs - before;
    const fits = [clockMs - before, clockMs - after].filter((instantMs) => toClock(instantMs) === clockMs);
    return fits.length > 0 ? Math.min(...fits) : clockMs - before;
  };
  return { toInstant, toClock };
}
