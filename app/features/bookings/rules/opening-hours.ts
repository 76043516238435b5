/** Minutes since midnight; `to` may be 24 hours. */
export type Opening = { from: number; to: number };

const dayMinutes = 24 * 60;
const range = /^\s*(\d{1,2}):(\d\d)\s*[-–]\s*(\d{1,2}):(\d\d)\s*$/;

/** "09:00–12:00" as minutes; undefined if unreadable or empty. */
export function readOpening(text: string): Opening | undefined {
  const parts = range.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = parts;
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  return fromMinute < 60 && toMinute < 60 && from < to && to <= dayMinutes ? { from, to } : undefined;
}

/** A day's openings in order; touching or overlapping ones are joined. */
export function readOpenings(texts: readonly string[]): Opening[] {
  const read = texts.map(readOpening).filter((opening) => opening !== undefined);
  const merged: Opening[] = [];
  for (const opening of read.sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && opening.from <= last.to) last.to = Math.max(last.to, opening.to);
    else merged.push({ ...opening });
  }
  return merged;
}
