import { existsSync, readFileSync } from "node:fs";

/** `YYYY-MM-DDTHH:MM:SSZ` by a page's file in `app/copy/pages`. */
export type PageDates = Readonly<Record<string, string>>;

/** What the build found in the history of the sources; nothing where it had none. */
export function readPageDates(buildFolder: URL): PageDates {
  const file = new URL("page-dates.json", buildFolder);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
