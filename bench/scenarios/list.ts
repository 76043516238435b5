import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Measured, startSiteProcess } from "../processes.ts";
import { makePosts, seedArticles, siteUrl } from "../seed.ts";
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
const read = makePosts(rounds * perRound);

/** Requests that the page cache cannot answer: each is new. */
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
  ["an article", (round) => `/blog/${read[round]?.slug}`],
];

/** Processor time of the server for each request, in milliseconds: the minimum of the rounds. */
async function measure(site: Measured, path: (round: number) => string): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const before = site.cpuMs();
    for (let index = 0; index < perRound; index += 1) await ask(site, path(round * perRound + index));
    lowest = Math.min(lowest, (site.cpuMs() - before) / perRound);
  }
  return lowest;
}

async function ask({ port }: Measured, path: string) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

const residentMb = ({ pid }: Measured) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** All addresses of the sitemap, from each of its parts. */
async function measureSitemap(site: Measured) {
  const before = site.cpuMs();
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${site.port}${path}`)).text();
  const index = await read("/sitemap.xml");
  const parts = [...index.matchAll(/<sitemap><loc>[^<]*?(\/sitemap[^<]*)/g)].map(([, path = ""]) => path);
  const texts = [index];
  for (const path of parts) texts.push(await read(path));
  const largest = Math.max(...texts.map(({ length }) => length));
  const ms = (site.cpuMs() - before).toFixed(0);
  console.info(`     ${ms.padStart(6)} ms  the whole sitemap: ${texts.length} answers, at most ${largest} bytes each`);
}

async function measureAll(articles: number, maxMs: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-list-"));
  await seedArticles(dataDir, articles, read.length);
  const env = { FEED_URL: "http://127.0.0.1:9/none", LOG_LEVEL: "silent", SITE_URL: siteUrl };
  const site = await startSiteProcess(dataDir, env);
  try {
    await waitUntilIdle(site);
    const [bareMb, before] = [residentMb(site), site.cpuMs()];
    await ask(site, "/api/feed?q=first");
    console.info(
      `With ${articles} articles, ${rounds} times ${perRound} requests of each kind, processor time of the site:`,
    );
    console.info(
      `     ${(site.cpuMs() - before).toFixed(0).padStart(6)} ms  the first search after a change, which reads all`,
    );
    await measure(site, (round) => `/blog?q=warm+${round}`);
    for (const [name, path] of kinds) {
      const ms = await measure(site, path);
      console.info(`${ms <= maxMs ? "ok  " : "OVER"} ${ms.toFixed(2).padStart(6)} ms  ${name}`);
      if (ms > maxMs) process.exitCode = 1;
    }
    await measureSitemap(site);
    console.info(`Memory: ${bareMb.toFixed(0)} MB before anything was asked, ${residentMb(site).toFixed(0)} MB now`);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true });
  }
}

for (const [articles, maxMs] of sizes) await measureAll(articles, maxMs);
