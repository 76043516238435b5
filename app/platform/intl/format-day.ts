import { englishOf } from "./place.ts";

let longDate: Intl.DateTimeFormat | undefined;
let longLocale = "";

/** "2026-12-25" as "December 25, 2026"; anything but a day is returned unchanged. */
export function formatDay(day: string, locale: string): string {
  const ms = Date.parse(`${day}T12:00:00Z`);
  if (Number.isNaN(ms)) return day;
  // A new format takes longer than a hundred uses.
  if (locale !== longLocale)
    longDate = new Intl.DateTimeFormat(englishOf(locale), { dateStyle: "long", timeZone: "UTC" });
  longLocale = locale;
  return longDate?.format(ms) ?? day;
}
