type Part = string | number | undefined;

/** `YYYY-MM-DD` if the calendar has such a day between 1900 and 2999, else an empty string. */
export function calendarDay(year: Part, month: Part, day: Part): string {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const isReal = y >= 1900 && y < 3000 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return isReal ? date.toISOString().slice(0, 10) : "";
}

/** An ISO instant on the written day; a time without a zone is UTC. Empty if there is no such time. */
export function instant(day: string, time: (string | undefined)[], zone = "Z"): string {
  const [hour, minute, second = "00", fraction = ""] = time;
  const offset = /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : "Z";
  const text = `${day}T${hour}:${minute}:${second}${fraction && `.${fraction.slice(0, 3).padEnd(3, "0")}`}${offset}`;
  return day && hour !== "24" && !Number.isNaN(Date.parse(text)) ? text : day;
}

/** The written day of a post, whatever the reader's zone; empty if unknown. */
export function dayOfPost(date: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(date);
  return parts ? calendarDay(parts[1], parts[2], parts[3]) : "";
}
