import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { stripVTControlCharacters, styleText } from "node:util";

/**
 * `npm run prove` runs every script of package.json whose name begins with `prove:`, one after another, and prints what
 * each measured: its lines that begin with `figure: `. Ends with status 1 if one of them failed.
 */
type Proof = { name: string; ok: boolean; tookSeconds: number; figures: string[] };

const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const names = Object.keys(scripts).filter((name) => name.startsWith("prove:"));

async function run(name: string): Promise<Proof> {
  const began = performance.now();
  const child = spawn("npm", ["run", "--silent", name], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
    process.stderr.write(chunk);
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const figures = [...stripVTControlCharacters(output).matchAll(/^figure: (.+)$/gm)].map(([, figure = ""]) => figure);
  return { name, ok: code === 0, tookSeconds: (performance.now() - began) / 1000, figures };
}

const proofs: Proof[] = [];
for (const name of names) proofs.push(await run(name));

process.stdout.write("\n");
for (const { name, ok, tookSeconds, figures } of proofs) {
  const verdict = ok ? styleText("green", "holds") : styleText("red", "FAILS");
  process.stdout.write(
    `${name.slice("prove:".length).padEnd(20)} ${verdict} ${tookSeconds.toFixed(0).padStart(6)} s\n`,
  );
  for (const figure of figures) process.stdout.write(`  ${figure}\n`);
}
process.exit(proofs.every(({ ok }) => ok) ? 0 : 1);
