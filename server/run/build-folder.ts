import { existsSync, readFileSync } from "node:fs";

export const buildFolder = new URL("../../build/", import.meta.url);

/** `YYYY-MM-DDTHH:MM:SSZ` by a page's file in `app/copy/pages`. */
export type PageDates = Readonly<Record<string, string>>;

/** Dates from the git history, found by the build; empty without one. */
export function readPageDates(): PageDates {
  const file = new URL("page-dates.json", buildFolder);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
