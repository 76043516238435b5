import { spawn } from "node:child_process";
import { stripVTControlCharacters, styleText } from "node:util";
import { mutationNames, readMutation } from "../test/mutation.ts";
import { promises } from "./promises.ts";
import { type Row, tableOf } from "./table-of.ts";

/**
 * `npm run prove` runs the proofs of `promises.ts`, all or the named ones, one after another. It prints the lines of
 * each that begin with `figure: `. Each proof gets the arguments after a second `--`:
 * `npm run prove -- sudden-death -- 20 sqlite`. `--without` runs the mutation checks: each proof with one protection
 * removed, and each must fail. Exits with 1 if one does not end as it should.
 */
type Run = { ok: boolean; output: string };

const words = process.argv.slice(2);
const end = words.includes("--") ? words.indexOf("--") : words.length;
const isWithout = words.slice(0, end).includes("--without");
const named = words.slice(0, end).filter((word) => word !== "--without");
const added = words.slice(end + 1);
const isNamed = (name: string) => named.length === 0 || named.includes(name);

async function run(name: string, more: readonly string[] = [], env: Record<string, string> = {}): Promise<Run> {
  const [program = "", ...its] = promises[name]?.command.split(" ") ?? [];
  const child = spawn(program, [...its, ...more, ...added], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PROVE: "1", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
      process.stderr.write(chunk);
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { ok: code === 0, output: stripVTControlCharacters(output) };
}

const figuresOf = (output: string) => [...output.matchAll(/^figure: (.+)$/gm)].map(([, figure = ""]) => figure);
/** The failure that a proof reports; nothing if it stopped for another reason. */
const findingOf = (output: string) =>
  /^ *((?:AssertionError: |Error: (?:Never came|Test timed out|expect\()|figure: .*LOST: ).*)$/m.exec(output)?.[1];

async function prove(name: string): Promise<Row> {
  const { promise = name, claim = "" } = promises[name] ?? {};
  const { ok, output } = await run(name);
  return {
    cells: [
      promise,
      claim,
      figuresOf(output)
        .map((figure) => `· ${figure}`)
        .join("\n"),
    ],
    ok,
    verdict: ok ? "holds" : "FAILS",
  };
}

async function proveWithout(name: string): Promise<Row> {
  const { proof, without, proofArguments } = await readMutation(name);
  const { ok, output } = await run(proof, proofArguments, { WITHOUT: name });
  const finding = ok ? undefined : findingOf(output);
  const what = finding ?? (ok ? "nothing was missed" : "it broke off before it found anything");
  return {
    cells: [`${proof} without ${name}`, without, what],
    ok: finding !== undefined,
    verdict: ok ? "HOLDS" : "fails",
  };
}

const names = isWithout ? mutationNames() : Object.keys(promises);

const unknown = named.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no ${isWithout ? "mutation" : "proof"} named ${unknown.join(", ")}. There are: ${names.join(", ")}`,
  );
  process.exit(1);
}

const rows: Row[] = [];
for (const name of names.filter(isNamed)) rows.push(await (isWithout ? proveWithout(name) : prove(name)));

const heads = isWithout ? ["proof", "the site does without", "and so"] : ["promise", "figure asked", "figure here"];
process.stdout.write(`\n${tableOf(heads, rows, (ok, text) => styleText(ok ? "green" : "red", text))}`);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
