import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { startSiteProcess as startProcess } from "../test/site-process.ts";
import type { BareResponse } from "./bare-server.ts";

export type Measured = { pid: number; port: number; cpuMs: () => number; stop: () => Promise<void> };

/** Processor time that a process has used in all its threads, in milliseconds, as Linux counts it. */
function cpuMsOf(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const ns = tasks.reduce(
    (sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]),
    0,
  );
  return ns / 1e6;
}

/** Starts the built site with a data folder of its own. */
export async function startSiteProcess(dataDir: string, env: Record<string, string> = {}): Promise<Measured> {
  const site = startProcess({ PORT: "0", DATA_DIR: dataDir, ...env });
  if ((await site.answers) === undefined) throw new Error("The site did not start");
  const { pid, end } = site;
  return {
    pid,
    port: Number(new URL(site.address()).port),
    cpuMs: () => cpuMsOf(pid),
    stop: () => end("SIGTERM"),
  };
}

export type BareServer = Measured & { tell: (path: string, copied: BareResponse) => Promise<void> };

export async function startBareServer(): Promise<BareServer> {
  const child = fork(new URL("bare-server.ts", import.meta.url));
  const pid = child.pid as number;
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return {
    pid,
    port,
    cpuMs: () => cpuMsOf(pid),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
    async tell(path, copied) {
      child.send({ path, copied });
      await once(child, "message");
    },
  };
}
