import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Measured, startSiteProcess } from "./processes.ts";
import { seedArticles } from "./seed.ts";

const articles = 10_000;
const rounds = 5;
const asked = 40;
const mostMs = 5;

/** Requests that no kept page answers: each asks for something that was not asked before. */
const kinds: [name: string, path: (round: number) => string][] = [
  ["the list", (round) => `/blog?page=${round + 2}`],
  ["the list as JSON", (round) => `/api/feed?page=${round + 2}`],
  ["a search with many hits", (round) => `/blog?q=part+${round}`],
  ["a search without hits", (round) => `/blog?q=no+such+thing+${round}`],
  ["a search as JSON", (round) => `/api/feed?q=part+${round}`],
  ["a category", (round) => `/blog?category=Wine&page=${(round % 80) + 2}&q=${round >= 80 ? "cellar" : ""}`],
  [
    "a category as JSON",
    (round) => `/api/feed?category=Strategy&page=${(round % 80) + 2}&q=${round >= 80 ? "cellar" : ""}`,
  ],
  ["a search in a category", (round) => `/api/feed?category=Wine&q=part+${round}`],
];

/** Processor time of the serving process for each request, in milliseconds: the least of the rounds, as others work here too. */
async function measure(site: Measured, path: (round: number) => string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const before = site.cpuMs();
    for (let place = 0; place < asked; place += 1) await ask(site, path(round * asked + place));
    least = Math.min(least, (site.cpuMs() - before) / asked);
  }
  return least;
}

async function ask({ port }: Measured, path: string) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

/** Until what happens by itself after a start, such as the rendering of articles, is done. */
async function settle(site: Measured) {
  for (let quiet = 0; quiet < 3; ) {
    const before = site.cpuMs();
    await wait(1000);
    quiet = site.cpuMs() - before < 40 ? quiet + 1 : 0;
  }
}

const dataDir = mkdtempSync(join(tmpdir(), "bench-list-"));
await seedArticles(dataDir, articles, false);
const site = await startSiteProcess(dataDir, { FEED_URL: "http://127.0.0.1:9/none", LOG_LEVEL: "silent" });
try {
  await settle(site);
  await measure(site, (round) => `/api/feed?q=warm+${round}`);
  console.info(
    `With ${articles} articles, ${rounds} times ${asked} requests of each kind, processor time of the serving process:`,
  );
  for (const [name, path] of kinds) {
    const ms = await measure(site, path);
    console.info(`${ms <= mostMs ? "ok  " : "OVER"} ${ms.toFixed(2).padStart(6)} ms  ${name}`);
    if (ms > mostMs) process.exitCode = 1;
  }
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true });
}
