import { parentPort } from "node:worker_threads";
import type { Expression } from "./find-expressions.ts";
import type { Verdict } from "./judge-expressions.ts";

// Without another process or a Java machine.
process.env.RECHECK_SYNC_BACKEND = "pure";
const { checkSync } = await import("recheck");

/** Many times what the slowest takes on a busy machine. */
const timeout = 120_000;

parentPort?.on("message", ({ source, flags }: Expression) => {
  const found = checkSync(source, flags, { timeout });
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
