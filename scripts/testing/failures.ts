import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** A failed test, the beginning of its message, and the command that runs it alone. */
export type Failure = { what: string; why?: string | undefined; alone: string };

const maxWhyCharacters = 300;

export const beginningOf = (message = "") => stripVTControlCharacters(message).slice(0, maxWhyCharacters);

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
const shellWord = (text: string) => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** A pattern for exactly these words: both test runners take patterns. */
export const patternOf = (name: string) => shellWord(name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
