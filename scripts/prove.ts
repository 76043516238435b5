import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { promises } from "./promises.ts";

/**
 * `npm run prove` runs the proofs of `promises.ts`, all or the named ones, one after another, and ends with the lines
 * of each that begin with `figure: `. Each proof gets the arguments after a second `--`:
 * `npm run prove -- sudden-death -- 20 sqlite`. Exits with 1 if one does not hold.
 */
const words = process.argv.slice(2);
const end = words.includes("--") ? words.indexOf("--") : words.length;
const named = words.slice(0, end);
const added = words.slice(end + 1);

async function run(command: string): Promise<{ holds: boolean; output: string }> {
  const [program = "", ...its] = command.split(" ");
  const env = { ...process.env, PROVE: "1" };
  const child = spawn(program, [...its, ...added], { stdio: ["ignore", "pipe", "pipe"], env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
      process.stderr.write(chunk);
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { holds: code === 0, output: stripVTControlCharacters(output) };
}

const unknown = named.filter((name) => !promises.has(name));
if (unknown.length > 0) {
  console.error(`There is no proof named ${unknown.join(", ")}. There are: ${[...promises.keys()].join(", ")}`);
  process.exit(1);
}

const report: string[] = [];
for (const [name, { promise, command }] of promises) {
  if (named.length > 0 && !named.includes(name)) continue;
  const { holds, output } = await run(command);
  if (!holds) process.exitCode = 1;
  report.push(`\n${holds ? "holds" : "FAILS"}  ${promise}\n`);
  for (const [, figure] of output.matchAll(/^figure: (.+)$/gm)) report.push(`       ${figure}\n`);
}
process.stdout.write(report.join(""));
