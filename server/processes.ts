import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";

/** What a serving process says when it answers. */
export type Ready = { address: string; ownerKeyFile: string };

/**
 * Runs several serving processes on one port. The first that cannot start ends them all; one that dies later is
 * replaced. Resolves when all answer.
 */
export async function serveInProcesses(count: number): Promise<Ready> {
  const firsts = await Promise.all(Array.from({ length: count }, startWorker));
  cluster.on("exit", (_, code, signal) => {
    if (!isStopping && (code !== 0 || signal)) cluster.fork();
  });
  return firsts[0] as Ready;
}

let isStopping = false;

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

async function startWorker(): Promise<Ready> {
  const worker = cluster.fork();
  const failed = once(worker, "exit").then(() => process.exit(1));
  const ready = once(worker, "message").then(([message]) => message as Ready);
  return Promise.race([ready, failed]);
}
