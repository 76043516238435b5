import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Runs one of the project's commands with these settings. */
export async function runScript(script: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn("node", [`scripts/${script}.ts`, ...args], { env: { PATH: process.env.PATH, ...env } });
  const ended = once(child, "exit");
  const [output, problem] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { output, problem, code: (await ended)[0] as number };
}
