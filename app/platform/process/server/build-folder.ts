import { existsSync, readFileSync } from "node:fs";

export const buildFolder = new URL("../../../../build/", import.meta.url);

/** `YYYY-MM-DDTHH:MM:SSZ` by a page's file of words. */
export type PageDates = Readonly<Record<string, string>>;

export type Version = { version: string; commit: string | null };

/** The version in package.json, and the commit that was built; null without a git history. */
export function readVersion(): Version {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", buildFolder), "utf8"));
  const file = new URL("commit", buildFolder);
  return { version, commit: existsSync(file) ? readFileSync(file, "utf8") || null : null };
}

/** Dates from the git history, found by the build; empty without one. */
export function readPageDates(): PageDates {
  const file = new URL("page-dates.json", buildFolder);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
