const localTime = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/**
 * A wall clock's time (`YYYY-MM-DDThh:mm`, as forms send it) as UTC milliseconds. Of an hour that comes twice the first
 * one is meant; one that is left out is read by the clock before it.
 */
export function zonedMs(local: string, timeZone: string): number | undefined {
  const parts = localTime.exec(local)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  if (new Date(asUtc).toISOString().slice(0, 16) !== local) return undefined;
  const offsets = [asUtc - dayMs, asUtc + dayMs].map((ms) => offsetMs(ms, timeZone));
  const found = offsets.map((offset) => asUtc - offset).find((ms) => localOf(ms, timeZone) === local);
  return found ?? asUtc - (offsets[0] ?? 0);
}

/** What the wall clock of a zone shows, as forms have it. */
export function localOf(ms: number, timeZone: string): string {
  return new Date(ms + offsetMs(ms, timeZone)).toISOString().slice(0, 16);
}

const dayMs = 24 * 60 * 60 * 1000;

function offsetMs(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(ms);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"));
  return shown - Math.floor(ms / 60_000) * 60_000;
}
