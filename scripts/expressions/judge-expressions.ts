import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Expression } from "./find-expressions.ts";

/** `attack` is a text that takes long, as the checker writes it. */
export type Verdict = { isSafe: true } | { isSafe: false; why: string; attack: string };
export type Judged = { expression: Expression; verdict: Verdict };

const nameOf = ({ source, flags }: Expression) => `/${source}/${flags}`;

/** Judges each expression once. */
export async function judgeExpressions(expressions: readonly Expression[]): Promise<Judged[]> {
  const verdicts = await judgeAll([...new Map(expressions.map((each) => [nameOf(each), each] as const))]);
  return expressions.map((expression) => ({
    expression,
    verdict: verdicts.get(nameOf(expression)) as Verdict,
  }));
}

async function judgeAll(waiting: [name: string, Expression][]): Promise<Map<string, Verdict>> {
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
