const minuteMs = 60_000;

/** A zone's local time, as "2027-03-14 02:30". */
export const shownIn = (timeZone: string, ms: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(ms);

/** Possible starts of half-hour sessions between opening and closing, computed slowly: minute by minute. */
export function startsByTheWall(timeZone: string, day: string, from: string, to: string): string[] {
  const around = Date.parse(`${day}T00:00:00Z`) - 20 * 60 * minuteMs;
  const minutes = Array.from({ length: 60 * 60 }, (_, number) => around + number * minuteMs);
  const begin = minutes.find((ms) => shownIn(timeZone, ms) >= `${day} ${from}`) ?? 0;
  const end = minutes.find((ms) => shownIn(timeZone, ms) >= `${day} ${to}`) ?? 0;
  const starts: string[] = [];
  for (let ms = begin; ms + 30 * minuteMs <= end; ms += 30 * minuteMs) starts.push(new Date(ms).toISOString());
  return starts;
}
