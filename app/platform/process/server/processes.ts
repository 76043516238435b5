import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "./log.ts";

/** The message of a serving process once it answers requests; `ownerLink` is the sentence that tells of the link. */
export type Ready = { address: string; ownerKeyFile: string; ownerLink: string | undefined };

/**
 * Runs several serving processes on one port. The first that cannot start ends them all; one that dies later is
 * replaced. Resolves when all answer.
 */
export async function serveInProcesses(count: number, log: Logger): Promise<Ready> {
  // Each worker takes its own connections: those that a primary hands on to one that just died are never answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const giveUp = () => process.exit(1);
  cluster.on("exit", giveUp);
  const firsts = await Promise.all(
    Array.from({ length: count }, async () => (await once(cluster.fork(), "message"))[0] as Ready),
  );
  cluster.off("exit", giveUp);
  replaceThoseThatEnd(log);
  // At the very first start one of them has made the link.
  return firsts.find(({ ownerLink }) => ownerLink) ?? (firsts[0] as Ready);
}

let isStopping = false;

const soonMs = 10_000;
const maxPauseMs = 30_000;

/**
 * Replaces processes that end, after growing pauses if they end in quick succession: the cause may last, as with a lost
 * database.
 */
function replaceThoseThatEnd(log: Logger) {
  let lastEndAt = Number.NEGATIVE_INFINITY;
  let pauseMs = 0;
  cluster.on("exit", async ({ process: { pid } }, code, signal) => {
    if (isStopping) return;
    log.error({ pid, code, signal }, "a serving process died");
    const isSoon = performance.now() - lastEndAt < soonMs + pauseMs;
    pauseMs = isSoon ? Math.min(Math.max(500, pauseMs * 2), maxPauseMs) : 0;
    lastEndAt = performance.now();
    await pause(pauseMs);
    if (!isStopping) cluster.fork();
  });
}

/** Tells every process to stop, and waits until all have. */
export async function stopProcesses(): Promise<void> {
  isStopping = true;
  const workers = Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined);
  await Promise.all(
    workers.map((worker) => {
      const gone = once(worker, "exit");
      worker.kill("SIGTERM");
      return gone;
    }),
  );
}
