import { spawnSync } from "node:child_process";
import { promises } from "./promises.ts";

/**
 * `npm run prove` runs the proofs of `promises.ts`, all or the named ones, one after another: the figures are the lines
 * that begin with `figure: `. Exits with 1 if one does not hold.
 */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !promises.has(name));
if (unknown.length > 0) {
  console.error(`There is no proof named ${unknown.join(", ")}. There are: ${[...promises.keys()].join(", ")}`);
  process.exit(1);
}

const report: string[] = [];
for (const [name, { promise, command }] of promises) {
  if (named.length > 0 && !named.includes(name)) continue;
  const [program = "", ...words] = command.split(" ");
  const { status } = spawnSync(program, words, { stdio: "inherit", env: { ...process.env, PROVE: "1" } });
  if (status !== 0) process.exitCode = 1;
  report.push(`${status === 0 ? "holds" : "FAILS"}  ${promise}\n`);
}
process.stdout.write(report.join(""));
