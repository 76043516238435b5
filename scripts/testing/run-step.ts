import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

export type Step = { name: string; command: string };

const say = (name: string, line: string) => process.stdout.write(`${name.padEnd(9)} ${line}\n`);

/** Runs a command and prefixes its lines. */
export async function runStep({ name, command }: Step): Promise<boolean> {
  const startedAtMs = performance.now();
  say(name, `begins: ${command}`);
  const child = spawn("sh", ["-c", command], { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on("line", (line) => line.trim() && say(name, line));
  const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  say(name, status === 0 ? `is green after ${seconds} s` : `FAILED after ${seconds} s`);
  return status === 0;
}
