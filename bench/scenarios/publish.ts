import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deskPaths } from "#facts/desk-paths.ts";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { indexablePages } from "#features/site/pages/indexable-pages.ts";
import { type Measured, startSiteProcess } from "../processes.ts";
import { makePosts, seedArticles, siteUrl } from "../seed.ts";
import { waitUntilIdle } from "../wait-until-idle.ts";

const articles = Number(process.argv[2] ?? 10_000);
const readArticles = 250;
const listPages = 29;
const rounds = 3;

/** The business's pages, the pages of the article list, and recently read articles. */
const warm = [
  ...indexablePages(defaultFacts).map(({ path }) => path),
  ...Array.from({ length: listPages }, (_, index) => paths.blog({ page: index + 2 })),
  ...makePosts(readArticles).map(({ slug }) => paths.article(slug)),
];

async function askAll({ port }: Measured): Promise<string[]> {
  const validators: string[] = [];
  for (const path of warm) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { "Accept-Encoding": "br" } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    validators.push(response.headers.get("etag") ?? "");
  }
  return validators;
}

async function publish({ port }: Measured, key: string, round: number) {
  const response = await fetch(`http://127.0.0.1:${port}${deskPaths.articles()}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
    body: JSON.stringify({
      title: `News of the harvest ${round}`,
      author: "Ana",
      date: "2026-11-20",
      content: "A guest stands in front of the door and has already decided, by what was read on the way. ".repeat(4),
      categories: ["Wine"],
    }),
  });
  if (response.status !== 201) throw new Error(`Publishing answered ${response.status}`);
}

const dataDir = mkdtempSync(join(tmpdir(), "bench-publish-"));
await seedArticles(dataDir, articles, readArticles);
const site = await startSiteProcess(dataDir, {
  FEED_URL: "http://127.0.0.1:9/none",
  LOG_LEVEL: "silent",
  SITE_URL: siteUrl,
});
try {
  const key = readFileSync(join(dataDir, "owner-key"), "utf8").trim();
  // After the second request a page is compressed as well as it will be.
  let validators = await askAll(site);
  await askAll(site);
  await waitUntilIdle(site);
  console.info(`${articles} articles, ${warm.length} pages kept; processor time of the serving process:`);
  for (let round = 0; round < rounds; round += 1) {
    const before = site.cpuMs();
    await publish(site, key, round);
    const published = site.cpuMs();
    const after = await askAll(site);
    const [publishMs, askMs] = [published - before, site.cpuMs() - published];
    await waitUntilIdle(site);
    const changed = after.filter((validator, index) => validator !== validators[index]).length;
    console.info(
      `  an article published: ${publishMs.toFixed(0)} ms; then all asked for: ${askMs.toFixed(0)} ms; ${changed} changed`,
    );
    validators = await askAll(site);
  }
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true });
}
