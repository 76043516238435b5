import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Expression } from "./find-expressions.ts";

/** `attack` is a text that takes long, as the checker writes it. */
export type Verdict = { isSafe: true } | { isSafe: false; why: string; attack: string };
export type Judged = { expression: Expression; verdict: Verdict };

const { version } = JSON.parse(
  readFileSync(new URL("../../node_modules/recheck/package.json", import.meta.url), "utf8"),
);

/** Changes with the expression and with the checker. */
const hashOf = ({ source, flags }: Expression) =>
  createHash("sha256").update(`${version} /${source}/${flags}`).digest("base64url").slice(0, 22);

/** Judges each expression once, except those with a known safe hash. `safe` has the hashes of all safe ones. */
export async function judgeExpressions(expressions: readonly Expression[], known: ReadonlySet<string>) {
  const hashed = new Map(expressions.map((each) => [hashOf(each), each] as const));
  const verdicts = await judgeAll([...hashed].filter(([hash]) => !known.has(hash)));
  const verdictOn = (hash: string): Verdict => verdicts.get(hash) ?? { isSafe: true };
  const judged: Judged[] = expressions.map((expression) => ({ expression, verdict: verdictOn(hashOf(expression)) }));
  return { judged, safe: [...hashed.keys()].filter((hash) => verdictOn(hash).isSafe).sort() };
}

async function judgeAll(waiting: [hash: string, Expression][]): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  async function judgeInTurn() {
    const worker = new Worker(new URL("judge-worker.ts", import.meta.url));
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      worker.postMessage(next[1]);
      const [verdict] = await once(worker, "message");
      verdicts.set(next[0], verdict);
    }
    await worker.terminate();
  }
  const workers = Math.min(availableParallelism(), waiting.length);
  await Promise.all(Array.from({ length: workers }, judgeInTurn));
  return verdicts;
}
