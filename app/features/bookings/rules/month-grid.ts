import { addDays, clockOfDate } from "#platform/time/zoned-time.ts";

/** "2026-12" of "2026-12-10" */
export const monthOf = (date: string): string => date.slice(0, 7);

export const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
};

const weekdayOf = (date: string) => new Date(clockOfDate(date)).getUTCDay();

/** A month's dates in weeks from Sunday; undefined for days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const count = new Date(clockOfDate(`${addMonths(month, 1)}-01`) - 1).getUTCDate();
  const blanks = Array<null>(weekdayOf(first)).fill(null);
  const places = [...blanks, ...Array.from({ length: count }, (_, index) => addDays(first, index))];
  while (places.length % 7 > 0) places.push(null);
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7));
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The date that a key leads to, kept between two others; undefined for other keys. */
export function dateAfterKey(date: string, key: string, [first, last]: [string, string]): string | undefined {
  const target = targetOf(date, key);
  if (target === undefined) return undefined;
  if (target < first) return first;
  return target > last ? last : target;
}

function targetOf(date: string, key: string): string | undefined {
  const step = steps[key];
  if (step !== undefined) return addDays(date, step);
  if (key === "Home") return addDays(date, -weekdayOf(date));
  if (key === "End") return addDays(date, 6 - weekdayOf(date));
  if (key === "PageUp") return sameDayIn(addMonths(monthOf(date), -1), date);
  if (key === "PageDown") return sameDayIn(addMonths(monthOf(date), 1), date);
  return undefined;
}

/** The same day of another month, or that month's last. */
function sameDayIn(month: string, date: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}${date.slice(7)}`;
  return same > last ? last : same;
}
