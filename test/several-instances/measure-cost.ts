import { load } from "../../bench/load.ts";
import { cpuMsOf } from "../../bench/processes.ts";
import type { Nginx } from "../nginx.ts";
import type { Running } from "../several-processes/running.ts";

const rounds = 5;
const connections = 64;
const count = 5000;
const headers = { "Accept-Encoding": "br" };

type Cost = { front: number; sites: number; rate: number };

const cpuOf = (pids: number[]) => pids.reduce((sum, pid) => sum + cpuMsOf(pid), 0);

async function measure(port: number, path: string, front: number[], sites: number[]): Promise<Cost> {
  const before = [cpuOf(front), cpuOf(sites)] as const;
  const startedAtMs = performance.now();
  await load(port, connections, count, 200, () => ({ path, headers }));
  const durationMs = performance.now() - startedAtMs;
  const micros = (now: number, then: number) => ((now - then) * 1000) / count;
  return {
    front: micros(cpuOf(front), before[0]),
    sites: micros(cpuOf(sites), before[1]),
    rate: (count * 1000) / durationMs,
  };
}

/** The minimum of each figure: other programs only add. */
const best = (all: Cost[]): Cost => ({
  front: Math.min(...all.map(({ front }) => front)),
  sites: Math.min(...all.map(({ sites }) => sites)),
  rate: Math.max(...all.map(({ rate }) => rate)),
});

async function filePath({ origin }: Running): Promise<string> {
  return /import\("(\/assets\/[^"]+\.js)"\)/.exec(await (await fetch(origin)).text())?.[1] ?? "";
}

/** Processor time of each answer: an instance alone, and nginx with instances, in turn. */
export async function measureCost(all: Running[], nginx: Nginx, instances: number): Promise<string[]> {
  const alone = all[0] as Running;
  const pids = all.map(({ pid }) => pid);
  const lines: string[] = [];
  const subjects = { "a page": "/", "a file": await filePath(alone), "a request passed on": "/healthz" };
  for (const [name, path] of Object.entries(subjects)) {
    const direct: Cost[] = [];
    const through: Cost[] = [];
    for (let round = 0; round < rounds; round += 1) {
      direct.push(await measure(alone.port, path, [], [alone.pid]));
      through.push(await measure(nginx.port, path, nginx.pids(), pids));
    }
    const [one, many] = [best(direct), best(through)];
    lines.push(
      `${name}: one instance ${one.sites.toFixed(1)} µs, ${one.rate.toFixed(0)}/s; nginx with ${instances} ${many.front.toFixed(1)} + ${many.sites.toFixed(1)} µs, ${many.rate.toFixed(0)}/s`,
    );
  }
  return lines;
}
