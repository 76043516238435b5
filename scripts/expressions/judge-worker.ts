import { parentPort } from "node:worker_threads";
import type { Expression } from "./find-expressions.ts";
import type { Verdict } from "./judge-expressions.ts";

// Without another process or Java.
process.env.RECHECK_SYNC_BACKEND = "pure";
const { checkSync } = await import("recheck");

/**
 * Limits in steps rather than time, so that a busy machine gives the same result: 300,000 characters at a hundred steps
 * each are too many. `timeout` is many times what the slowest expression takes.
 */
const bounds = {
  timeout: 240_000,
  attackLimit: 30_000_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};

parentPort?.on("message", ({ source, flags }: Expression) => {
  const found = checkSync(source, flags, bounds);
  const verdict: Verdict =
    found.status === "safe"
      ? { isSafe: true }
      : {
          isSafe: false,
          why: found.status === "vulnerable" ? found.complexity.summary : found.error.kind,
          attack: found.status === "vulnerable" ? found.attack.pattern : "",
        };
  parentPort?.postMessage(verdict);
});
