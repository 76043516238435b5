import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { isBuilt } from "../scripts/build-mark.mjs";

if (!isBuilt("site")) throw new Error("The built site is not of these sources. Build it first: npm run build");

export type SiteProcess = {
  pid: number;
  /** Resolves with the duration of the start, or undefined if the process ended first. */
  answers: Promise<number | undefined>;
  /** The address that it printed. */
  address: () => string;
  /** Standard output so far. */
  output: () => string;
  /** Standard error so far. */
  errors: () => string;
  /** As the process gave it; null while it runs and when a signal ended it. */
  exitCode: () => number | null;
  /** Resolves once it has exited and its output was read. */
  ended: Promise<unknown>;
  end: (signal: "SIGKILL" | "SIGTERM") => Promise<void>;
};

const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
/** The environment and the arguments with which `npm start` runs Node. */
const [startEnv, startWords] = scripts.start
  .split(" && ")
  .at(-1)
  .split(" exec node ")
  .map((part: string) => part.split(" "));
const environment = Object.fromEntries(startEnv.map((each: string) => each.split("=")));

/** The built site in its own process, as `npm start` runs it, within another command if one is given. */
export function startSiteProcess(
  env: Record<string, string>,
  within: readonly string[] = [],
  passedFiles: readonly number[] = [],
): SiteProcess {
  const startedAtMs = performance.now();
  const [command, ...words] = [...within, process.execPath, ...startWords] as [string];
  const child = spawn(command, words, {
    env: { ...process.env, ...environment, HOST: "127.0.0.1", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe", ...passedFiles],
  });
  let output = "";
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
    process.stderr.write(chunk);
  });
  const exited = once(child, "exit");
  const ended = once(child, "close");
  const answered = new Promise<number>((resolve) => {
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      if (output.includes("The site is at")) resolve(performance.now() - startedAtMs);
    });
  });
  return {
    pid: child.pid as number,
    answers: Promise.race([answered, exited.then(() => undefined)]),
    address: () => /The site is at ([^\s"]+)/.exec(output)?.[1] ?? "",
    output: () => output,
    errors: () => errors,
    exitCode: () => child.exitCode,
    ended,
    async end(signal) {
      if (!hasEnded(child)) child.kill(signal);
      await exited;
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
