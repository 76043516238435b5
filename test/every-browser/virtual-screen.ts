import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { findVirtualScreen } from "./find-browsers.ts";

/** An X server that draws into memory, for a browser that needs one; it chooses its own number. */
export async function startVirtualScreen() {
  const child = spawn(
    findVirtualScreen() as string,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = await once(child.stdio[3] as Readable, "data");
  return {
    display: `:${String(number).trim()}`,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}
