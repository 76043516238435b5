import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Expression } from "./find-expressions.ts";

/** `attack` is a text that takes it long, as the judge writes it. */
export type Verdict = { isSafe: true } | { isSafe: false; why: string; attack: string };
export type Judged = { expression: Expression; verdict: Verdict };

const root = new URL("../../", import.meta.url);
const cacheFile = new URL("node_modules/.cache/safe-expressions.json", root);
const { version } = JSON.parse(readFileSync(new URL("node_modules/recheck/package.json", root), "utf8"));

const hashOf = ({ source, flags }: Expression) =>
  createHash("sha256").update(`${version} /${source}/${flags}`).digest("base64url");

/** Judges each once: what was found safe before is not looked at again until it or the judge changes. */
export async function judgeExpressions(expressions: readonly Expression[]): Promise<Judged[]> {
  const known = readCache();
  const unknown = new Map(expressions.map((each) => [hashOf(each), each] as const));
  for (const hash of known) unknown.delete(hash);
  const verdicts = await judgeAll(unknown);
  const safe = [...verdicts].filter(([, { isSafe }]) => isSafe).map(([hash]) => hash);
  writeCache([...known, ...safe]);
  return expressions.map((expression) => ({
    expression,
    verdict: verdicts.get(hashOf(expression)) ?? { isSafe: true },
  }));
}

async function judgeAll(unknown: ReadonlyMap<string, Expression>): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  const waiting = [...unknown];
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

function readCache(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(cacheFile, "utf8")));
  } catch {
    return new Set();
  }
}

function writeCache(safe: readonly string[]) {
  mkdirSync(dirname(cacheFile.pathname), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(safe));
}
