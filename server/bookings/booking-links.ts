import type { Settings } from "#server/settings.ts";

/** The addresses of a booking's private pages; the start passes them in. */
export type BookingPaths = Record<"page" | "move" | "cancel" | "file" | "reminders", (key: string) => string> & {
  /** Where an hour is chosen. */
  calendar: () => string;
};

export type BookingLinks = Record<keyof BookingPaths, string>;

/** The absolute private links of a booking, for mails and programs. */
export function linksOf(key: string, paths: BookingPaths, { siteUrl }: Pick<Settings, "siteUrl">): BookingLinks {
  const entries = Object.entries(paths).map(([name, path]) => [name, siteUrl + path(key)]);
  return Object.fromEntries(entries) as BookingLinks;
}
