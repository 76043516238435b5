import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../free-port.ts";

export type Received = { path: string; headers: Record<string, string>; body: string };

export type Receiver = {
  url: (path: string) => string;
  received: Received[];
  at: (path: string) => Received[];
  kill: () => Promise<void>;
  restart: () => Promise<void>;
};

/** Starts the receiver; killed and started again it keeps its port. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let child: ChildProcess | undefined;
  const port = await freePort();
  async function begin() {
    child = fork(new URL("receiver.ts", import.meta.url), [String(port)]);
    await once(child, "message");
    child.on("message", (message) => received.push(message as Received));
  }
  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  await begin();
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    received,
    at: (path) => received.filter((each) => each.path === path),
    kill,
    restart: begin,
  };
}
