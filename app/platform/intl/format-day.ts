import { englishOf } from "./place.ts";

/** A new format takes longer than a hundred uses. */
const formats: Record<string, Intl.DateTimeFormat> = {};

/** "2026-12-25" as "December 25, 2026"; anything but a day is returned unchanged. */
export function formatDay(day: string, locale: string): string {
  const ms = Date.parse(`${day}T12:00:00Z`);
  formats[locale] ??= new Intl.DateTimeFormat(englishOf(locale), { dateStyle: "long", timeZone: "UTC" });
  return Number.isNaN(ms) ? day : formats[locale].format(ms);
}
