import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** What failed, and the command that runs it alone. */
export type Failure = { what: string; alone: string };

/** The file that all processes of one run note their failures in. */
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

/** One word of a shell command, whatever is in it. */
export const shellWord = (text: string) => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** A pattern that matches exactly these words; both test runners take patterns for names. */
export const patternOf = (name: string) => shellWord(name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
