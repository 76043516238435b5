import { runStep, type Step } from "./testing/run-step.ts";

/**
 * `npm test` checks everything once; `--all` (`npm run test:all`) repeats it on both engines, at every size and for
 * longer. The last lines name each failed step, and the command that runs it alone.
 */
const isAll = process.argv.includes("--all");
process.env.TESTS = isAll ? "all" : "short";

const format: Step = { name: "format", command: "biome ci ." };
const types: Step = { name: "types", command: "npm run --silent typecheck" };
const unused: Step = { name: "unused", command: "knip" };
const expressions: Step = { name: "regexps", command: "node scripts/check-expressions.ts" };
const build: Step = { name: "build", command: "node scripts/setup.mjs --build" };
const rules: Step = { name: "rules", command: "vitest run --reporter=dot --project rules" };
const requests: Step = { name: "requests", command: "vitest run --reporter=dot --project sqlite --project postgres" };
const journeys: Step = { name: "journeys", command: "node scripts/ensure-chromium.ts && playwright test" };

const failed: Step[] = [];
async function runInSequence(...steps: Step[]) {
  for (const step of steps) if (!(await runStep(step))) failed.push(step);
}

/** All tests need the build: some rules measure it. */
async function askBuiltSite() {
  await runInSequence(build);
  if (!failed.includes(build)) await runInSequence(rules, requests, journeys);
}

const startedAtMs = performance.now();
await Promise.all([runInSequence(format, types, unused, ...(isAll ? [expressions] : [])), askBuiltSite()]);

const seconds = Math.round((performance.now() - startedAtMs) / 1000);
const took = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
if (failed.length === 0) process.stdout.write(`\nEverything is green after ${took}.\n`);
for (const { name, command } of failed) {
  process.stdout.write(`\n${name} FAILED, after ${took} in all. It runs alone by: npx ${command}\n`);
  process.exitCode = 1;
}
