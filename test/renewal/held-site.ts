import { once } from "node:events";
import { createServer } from "node:net";
import { eventually } from "../eventually.ts";
import { startSiteProcess } from "../site-process.ts";

/** Like systemd with deploy/site.socket: it holds the port, and starts the site again when that has ended. */
const manager = `
trap 'kill $pid; wait $pid; exit' TERM
while :; do
  sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"' sh "$@" & pid=$!
  echo "pid $pid"
  wait $pid
done`;

export type HeldSite = {
  port: number;
  origin: string;
  output: () => string;
  /** Resolves with the milliseconds until it has ended, once its successor answers. */
  restart: () => Promise<number>;
  stop: () => Promise<void>;
};

export async function startHeldSite(env: Record<string, string>): Promise<HeldSite> {
  const holder = createServer().listen({ port: 0, host: "127.0.0.1", backlog: 4096 });
  await once(holder, "listening");
  const { port } = holder.address() as { port: number };
  const { fd } = (holder as unknown as { _handle: { fd: number } })._handle;
  const site = startSiteProcess(env, ["sh", "-c", manager, "sh"], [fd]);
  holder.close();
  const pids = () => [...site.output().matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
  const starts = () => site.output().split("The site is at").length - 1;
  await eventually(starts, (count) => count === 1, 60_000);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    output: site.output,
    async restart() {
      const before = pids().length;
      const startedBefore = starts();
      const toldAt = performance.now();
      process.kill(pids().at(-1) as number, "SIGTERM");
      await eventually(pids, ({ length }) => length > before);
      const stopMs = performance.now() - toldAt;
      await eventually(starts, (count) => count > startedBefore, 60_000);
      return stopMs;
    },
    stop: () => site.end("SIGTERM"),
  };
}
