import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** A failed test, and the command that runs it alone. */
export type Failure = { what: string; alone: string };

/** All processes of a run append their failures to this file. */
const file = () => process.env.TEST_FAILURES;

export const isPartOfRun = () => file() !== undefined;

export function noteFailure(failure: Failure) {
  const path = file();
  if (path) appendFileSync(path, `${JSON.stringify(failure)}\n`);
}

export function readFailures(): Failure[] {
  const path = file();
  if (!path || !existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line));
}

/** Quotes one word of a shell command. */
export const shellWord = (text: string) => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** A pattern for exactly these words: both test runners take patterns. */
export const patternOf = (name: string) => shellWord(name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
