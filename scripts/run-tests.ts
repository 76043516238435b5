import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFailures } from "./testing/failures.ts";
import { runStep, type Step } from "./testing/run-step.ts";

/**
 * `npm test` checks everything once; `--all` (`npm run test:all`) repeats it on both engines, at every size and for
 * longer. The last lines name each failed test and the command that runs it alone.
 */
const isAll = process.argv.includes("--all");
const extent = { TESTS: isAll ? "all" : "short" };
const vitest = "vitest run --reporter=minimal --reporter=./scripts/testing/vitest-progress.ts";

const format: Step = { name: "format", command: "biome ci ." };
const types: Step = { name: "types", command: "npm run --silent typecheck" };
const expressions: Step = { name: "regexps", command: "node scripts/check-expressions.ts" };
const build: Step = { name: "build", command: "node scripts/setup.mjs --build" };
const rules: Step = { name: "rules", command: `${vitest} --project rules`, env: extent };
const requests: Step = { name: "requests", command: `${vitest} --project sqlite --project postgres`, env: extent };
const journeys: Step = {
  name: "journeys",
  command: "node scripts/ensure-chromium.ts && playwright test",
  env: extent,
};

async function runInSequence(...steps: Step[]) {
  for (const step of steps) await runStep(step);
}

/** All tests need the build: some rules measure it. */
async function askBuiltSite() {
  const isBuilt = await runStep(build);
  if (isBuilt) await runInSequence(rules, requests, journeys);
}

const startedAtMs = performance.now();
const folder = mkdtempSync(join(tmpdir(), "test-run-"));
process.env.TEST_FAILURES = join(folder, "failures");
await Promise.all([runInSequence(format, types, ...(isAll ? [expressions] : [])), askBuiltSite()]);

const failures = readFailures();
rmSync(folder, { recursive: true });
const seconds = Math.round((performance.now() - startedAtMs) / 1000);
const took = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
if (failures.length === 0) process.stdout.write(`\nEverything is green after ${took}.\n`);
else {
  process.stdout.write(`\n${failures.length} failed after ${took}. Each, and how to run it alone:\n\n`);
  for (const { what, why, alone } of failures) {
    const reason = why ? `${why.replaceAll(/^/gm, "    ")}\n` : "";
    process.stdout.write(`${what}\n${reason}    ${alone}\n`);
  }
  process.exitCode = 1;
}
