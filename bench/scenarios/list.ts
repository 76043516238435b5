import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Measured, startSiteProcess } from "../processes.ts";
import { seedArticles, siteUrl } from "../seed.ts";
import { waitUntilIdle } from "../wait-until-idle.ts";

/** `npm run bench -- list [articles]`: the number of articles, and the maximum time of a request. */
const sizes: [articles: number, maxMs: number][] = process.argv[2]
  ? [[Number(process.argv[2]), 10]]
  : [
      [10_000, 5],
      [100_000, 10],
    ];
const rounds = 5;
const perRound = 40;

/** Pages that the page cache cannot answer: each is new. */
const search = (round: number) => `/blog?q=part+${round}`;

/** Processor time of the server for each request, in milliseconds: the minimum of the rounds. */
async function measure(site: Measured): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const before = site.cpuMs();
    for (let index = 0; index < perRound; index += 1) await ask(site, search(round * perRound + index));
    lowest = Math.min(lowest, (site.cpuMs() - before) / perRound);
  }
  return lowest;
}

async function ask({ port }: Measured, path: string) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

async function measureAll(articles: number, maxMs: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-list-"));
  await seedArticles(dataDir, articles, 0);
  const env = { FEED_URL: "http://127.0.0.1:9/none", LOG_LEVEL: "silent", SITE_URL: siteUrl };
  const site = await startSiteProcess(dataDir, env);
  try {
    await waitUntilIdle(site);
    await ask(site, "/blog?q=first");
    const ms = await measure(site);
    console.info(
      `${ms <= maxMs ? "ok  " : "OVER"} ${ms.toFixed(2).padStart(6)} ms  a search among ${articles} articles`,
    );
    if (ms > maxMs) process.exitCode = 1;
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true });
  }
}

for (const [articles, maxMs] of sizes) await measureAll(articles, maxMs);
