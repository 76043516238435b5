import { Readable } from "node:stream";
import { paths } from "#facts/paths.ts";
import {
  countListedArticles,
  readArticleDates,
  readLastArticleChange,
} from "#features/articles/server/queries/articles.ts";
import { readLastFactChange } from "#features/details/server/queries/facts.ts";
import { missingResponse, publicResponse } from "#platform/http/public-response.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { type Xml, xml } from "#platform/text/escape-xml.ts";
import { type IndexablePage, indexablePages } from "../pages/indexable-pages.ts";
import { isoSeconds, lastChange } from "../rules/last-change.ts";
import type { Route } from "./+types/sitemap";

export const handle = { queryAllowList: ["part"] };

/** A sitemap may hold 50,000 addresses and 50 MB; this many articles take about 1 MB. */
const articlesInPart = 10_000;
/** The part with pages rather than articles. */
const pagesPart = "pages";

/** These pages change when articles do. */
const withArticles = [paths.home(), paths.blog()];

/** One sitemap if it fits, else an index of its parts; none before the site is live. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  if (!services.isLive()) return missingResponse();
  const part = new URL(request.url).searchParams.get("part");
  const parts = Math.ceil((await countListedArticles(services.db)) / articlesInPart);
  if (part === null)
    return send(parts > 1 ? writeIndex(services, parts) : writeAddresses(services, writePages(services, parts), 1));
  if (part === pagesPart) return send(writeAddresses(services, writePages(services, parts)));
  const isThere = /^[1-9]\d{0,5}$/.test(part) && Number(part) <= parts;
  return isThere ? send(writeAddresses(services, [], Number(part))) : missingResponse();
}

/** Streamed as the database delivers, so that other requests get a turn. */
const send = (pieces: AsyncIterable<Xml>) =>
  publicResponse(Readable.toWeb(Readable.from(inBytes(pieces))) as BodyInit, "application/xml; charset=utf-8");

async function* inBytes(pieces: AsyncIterable<Xml>) {
  for await (const { xml } of pieces) yield Buffer.from(xml);
}

const rangeOf = (part: number) => ({ offset: (part - 1) * articlesInPart, limit: articlesInPart });
const head = xml`<?xml version="1.0" encoding="utf-8"?>\n`;

async function* writeIndex(services: Services, parts: number) {
  const { publicSettings } = services;
  yield xml`${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  yield entry("sitemap", paths.sitemap(pagesPart), publicSettings.siteUrl);
  for (const [index, changedAt] of (await readChanges(services, parts)).entries()) {
    const changed = changedAt === undefined ? undefined : isoSeconds(changedAt);
    yield entry("sitemap", paths.sitemap(String(index + 1)), publicSettings.siteUrl, changed);
  }
  yield xml`</sitemapindex>\n`;
}

async function* writeAddresses({ db, publicSettings }: Services, pages: AsyncIterable<Xml> | [], part?: number) {
  yield xml`${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  yield* pages;
  if (part) for await (const dates of readArticleDates(db, rangeOf(part))) yield xml`${dates.map(article)}`;
  yield xml`</urlset>\n`;
  function article({ slug, changedAt }: { slug: string; changedAt: number }) {
    return entry("url", paths.article(slug), publicSettings.siteUrl, isoSeconds(changedAt));
  }
}

/** When an article of each part last changed; one may have lost its last article since the parts were counted. */
async function readChanges({ db }: Services, parts: number): Promise<(number | undefined)[]> {
  const changes: (number | undefined)[] = [];
  for (let part = 1; part <= parts; part += 1) changes.push(await readLastArticleChange(db, rangeOf(part)));
  return changes;
}

async function* writePages(services: Services, parts: number) {
  const { db, facts, publicSettings, pageDates } = services;
  const factsChange = await readLastFactChange(db);
  const articleChanges = await readChanges(services, parts);
  const changeOf = ({ path, copyFile }: IndexablePage) =>
    lastChange(pageDates[copyFile], [factsChange, ...(withArticles.includes(path) ? articleChanges : [])]);
  for (const page of indexablePages(facts())) yield entry("url", page.path, publicSettings.siteUrl, changeOf(page));
}

function entry(kind: "url" | "sitemap", path: string, siteUrl: string, changed?: string): Xml {
  const lastmod = changed ? xml`<lastmod>${changed}</lastmod>` : null;
  const inner = xml`<loc>${new URL(path, siteUrl).href}</loc>${lastmod}`;
  return kind === "url" ? xml`<url>${inner}</url>\n` : xml`<sitemap>${inner}</sitemap>\n`;
}
