import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { load } from "../load.ts";
import { startSiteProcess } from "../processes.ts";
import { waitUntilIdle } from "../wait-until-idle.ts";

/** `npm run bench -- steady` sends a million requests over 128 connections and reports the slowest and the memory. */
const connections = 128;
const eighths = 8;
const perEighth = 125_000;
const paths = ["/", "/blog", "/about", "/services", "/api/feed?limit=24"];
const limit = { ratio: 3, megabytes: 180 };

const dataDir = mkdtempSync(join(tmpdir(), "steady-"));
const site = await startSiteProcess(dataDir, { LOG_LEVEL: "warn" });
await waitUntilIdle(site);
const [idleSeconds, cpuBeforeMs] = [10, site.cpuMs()];
await wait(idleSeconds * 1000);
console.info(`idle: ${((site.cpuMs() - cpuBeforeMs) / idleSeconds).toFixed(1)} ms of the processor a second`);

const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, "utf8"))?.[1]) / 1000;
const headers = { "Accept-Encoding": "br", "User-Agent": "Mozilla/5.0 (a person's browser)" };
const next = (index: number) => ({ path: paths[index % paths.length] as string, headers });
const at = (sorted: Float64Array, share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

console.info(`at the start ${megabytes().toFixed(0)} MB`);
let largest = 0;
for (let eighth = 1; eighth <= eighths; eighth += 1) {
  const took = new Float64Array(perEighth);
  let noted = 0;
  await load(site.port, connections, perEighth, 200, next, (durationMs) => {
    took[noted++] = durationMs;
  });
  took.sort();
  const [middle, slow] = [at(took, 0.5), at(took, 0.99)];
  largest = Math.max(largest, megabytes());
  console.info(
    `${(eighth * perEighth).toLocaleString("en").padStart(9)} requests: p50 ${middle.toFixed(1)} ms, p99 ${slow.toFixed(1)} ms, ${(slow / middle).toFixed(2)} ×; ${megabytes().toFixed(0)} MB`,
  );
  if (slow > limit.ratio * middle) process.exitCode = 1;
}
if (largest > limit.megabytes) process.exitCode = 1;
await site.stop();
rmSync(dataDir, { recursive: true });
