import type { Expression } from "./find-expressions.ts";

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

/** Why an expression is not safe, with a text that takes long, as the checker writes it. */
export function judgeExpression({ source, flags }: Expression): string | undefined {
  const found = checkSync(source, flags, bounds);
  if (found.status === "safe") return undefined;
  if (found.status === "unknown") return found.error.kind;
  return `${found.complexity.summary} ${found.attack.pattern.slice(0, 200)}`;
}
