import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import type { BareAnswer } from "./bare-server.ts";

export type Measured = { pid: number; port: number; cpuMs: () => number; stop: () => Promise<void> };

/** Processor time that a process has used in all its threads, in milliseconds, as Linux counts it. */
export function cpuMsOf(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const ns = tasks.reduce(
    (sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]),
    0,
  );
  return ns / 1e6;
}

const measured = (child: ChildProcess, port: number): Measured => ({
  pid: child.pid as number,
  port,
  cpuMs: () => cpuMsOf(child.pid as number),
  async stop() {
    child.kill("SIGTERM");
    await once(child, "exit");
  },
});

/** The built site as `npm start` runs it, in a folder of its own. */
export async function startSiteProcess(dataDir: string, env: Record<string, string> = {}): Promise<Measured> {
  const child = spawn(process.execPath, ["server.ts"], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    const port = /localhost:(\d+)/.exec(chunk.toString())?.[1];
    if (!port) continue;
    child.stdout?.resume();
    return measured(child, Number(port));
  }
  throw new Error("The site did not start");
}

export type BareServer = Measured & { tell: (path: string, answer: BareAnswer) => Promise<void> };

export async function startBareServer(): Promise<BareServer> {
  const child = fork(new URL("bare-server.ts", import.meta.url));
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return {
    ...measured(child, port),
    async tell(path, answer) {
      child.send({ path, answer });
      await once(child, "message");
    },
  };
}
