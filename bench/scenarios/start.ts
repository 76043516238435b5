import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSiteProcess } from "../processes.ts";
import { seedArticles, siteUrl } from "../seed.ts";

const rounds = 7;
const sizes: [articles: number, maxMs: number][] = [
  [10, 430],
  [10_000, 1000],
];

type Start = { durationMs: number; cpuMs: number };

/** From the command to the first answered page, with the code cache of an earlier start. */
async function start(dataDir: string): Promise<Start> {
  const startedAtMs = performance.now();
  const env = { FEED_URL: "http://127.0.0.1:9/none", LOG_LEVEL: "silent", SITE_URL: siteUrl };
  const site = await startSiteProcess(dataDir, env);
  const response = await fetch(`http://127.0.0.1:${site.port}/`);
  await response.text();
  const measured = { durationMs: performance.now() - startedAtMs, cpuMs: site.cpuMs() };
  await site.stop();
  return measured;
}

const middle = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] as number;

for (const [articles, maxMs] of sizes) {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-start-"));
  await seedArticles(dataDir, articles, 0);
  await start(dataDir);
  const starts: Start[] = [];
  for (let round = 0; round < rounds; round += 1) starts.push(await start(dataDir));
  rmSync(dataDir, { recursive: true });
  const took = starts.map(({ durationMs }) => durationMs);
  const lowest = Math.min(...took);
  if (lowest > maxMs) process.exitCode = 1;
  const cpu = Math.min(...starts.map(({ cpuMs }) => cpuMs));
  console.info(
    `${lowest <= maxMs ? "ok  " : "OVER"} ${articles} articles: first page after ${lowest.toFixed(0)} ms (median ${middle(took).toFixed(0)}), ${cpu.toFixed(0)} ms of the processor`,
  );
}
