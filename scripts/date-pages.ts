/**
 * Writes build/page-dates.json: when the words of each page last changed, by the git history of its file of words. A
 * page is left out if that is unknown: without a history, with a shallow one, or while the file is being edited.
 */
import { execFileSync } from "node:child_process";
import { globSync, writeFileSync } from "node:fs";
import { defaultFacts } from "#facts/facts.ts";
import { indexablePages } from "#features/site/pages/indexable-pages.ts";

const git = (...words: string[]): string | undefined => {
  try {
    return execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
};

const toUtc = (date: string) => new Date(date).toISOString().replace(".000Z", "Z");

/** A commit with the trailer `Words: unchanged` only moved files or renamed identifiers. */
const trailer = "%(trailers:key=Words,valueonly,separator=%x2C)";

function lastChange(copyFile: string): [string, string][] {
  const [file = ""] = globSync(`app/features/*/words/${copyFile}.ts`);
  const isSettled = git("status", "--porcelain", "--", file) === "";
  const commits = isSettled ? git("log", "--follow", `--format=%cI ${trailer}`, "--", file) : undefined;
  const date = commits
    ?.split("\n")
    .find((commit) => !commit.endsWith("unchanged"))
    ?.trim();
  return date ? [[copyFile, toUtc(date)]] : [];
}

const isWhole = git("rev-parse", "--is-shallow-repository") === "false";
const dates = isWhole ? indexablePages(defaultFacts).flatMap(({ copyFile }) => lastChange(copyFile)) : [];
writeFileSync("build/page-dates.json", `${JSON.stringify(Object.fromEntries(dates), null, 2)}\n`);
