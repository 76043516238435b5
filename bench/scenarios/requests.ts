import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compare, type Result, type Subject } from "../compare.ts";
import { startBareServer, startSiteProcess } from "../processes.ts";
import { seedArticles, siteUrl } from "../seed.ts";
import { waitUntilIdle } from "../wait-until-idle.ts";

/** `npm run bench -- requests [counts]`; the default counts are 10, 1,000 and 10,000. */
const articleCounts = (process.argv[2] ?? "10,1000,10000").split(",").map(Number);
const readArticles = 10;
const measured = 20_000;
const rendered = 300;
const compressed = { "Accept-Encoding": "br" };

const same = (name: string, path: string, headers: Record<string, string> = compressed): Subject => ({
  name,
  status: 200,
  count: measured,
  next: () => ({ path, headers }),
});

async function subjectsOf(port: number): Promise<Subject[]> {
  const home = await fetch(`http://127.0.0.1:${port}/`, { headers: compressed });
  const script = /import\("(\/assets\/[^"]+\.js)"\)/.exec(await home.text())?.[1] ?? "";
  const etag = home.headers.get("etag") ?? "";
  const article = "/blog/notes-from-the-cellar-part-7";
  return [
    same("home", "/"),
    same("list", "/blog"),
    same("article", article),
    { ...same("304", "/", { ...compressed, "If-None-Match": etag }), status: 304 },
    same("static file", script),
    same("feed", "/api/feed?limit=24"),
    {
      name: "a rendered miss",
      status: 200,
      count: rendered,
      next: (index) => ({ path: `/blog?q=part+${index}`, headers: compressed }),
    },
  ];
}

function print(articles: number, results: Result[]) {
  process.stdout.write(`\n${articles} articles: CPU per request (minima of 7 rounds), best rate\n`);
  for (const { name, siteMicros, bareMicros, ratio, siteRate, bareRate } of results) {
    const figures = [
      siteMicros.toFixed(1),
      bareMicros.toFixed(1),
      `${ratio.toFixed(2)} ×`,
      siteRate.toFixed(0),
      bareRate.toFixed(0),
    ];
    process.stdout.write(`  ${name.padEnd(16)} ${figures.map((figure) => figure.padStart(10)).join(" ")}\n`);
  }
}

async function measureWith(articles: number): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  await seedArticles(dataDir, articles, readArticles);
  const site = await startSiteProcess(dataDir, { LOG_LEVEL: "info", SITE_URL: siteUrl });
  const bare = await startBareServer();
  await waitUntilIdle(site);
  const results: Result[] = [];
  for (const subject of await subjectsOf(site.port)) results.push(await compare(site, bare, subject));
  await Promise.all([site.stop(), bare.stop()]);
  rmSync(dataDir, { recursive: true });
  return results;
}

process.stdout.write("Columns: site µs, bare µs, ratio, site requests a second, bare requests a second\n");
for (const articles of articleCounts) print(articles, await measureWith(articles));
