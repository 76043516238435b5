import { businessPlace } from "#facts/business-place.ts";
import { paths } from "#facts/paths.ts";
import type { PostSummary } from "#facts/post.ts";
import type { Services } from "#platform/http/services.ts";
import { type BusinessPlace, lastBusinessDays, shortBusinessDay } from "#platform/time/business-time.ts";
import { timeIn } from "#platform/time/time-in.ts";
import { filterPosts } from "../rules/filter-posts.ts";
import { readListFilters } from "../rules/list-filters.ts";
import { listNames } from "../rules/list-names.ts";
import type { AdminArticle, ArticleListName } from "../server/queries/article-list.ts";
import {
  countArticles,
  listChanged,
  listDrafts,
  listPlanned,
  listPublications,
} from "../server/queries/article-list.ts";
import { countSampleArticles, listPublished, withPictures } from "../server/queries/articles.ts";

const perPage = 25;
/** A search reads this many of the owner's newest articles of each state, in their present version. */
const maxOwn = 500;
const visitDays = 30;

/** Loads the page of the list that the query asks for. */
export async function loadArticleList(services: Services, query: URLSearchParams) {
  const { q, page } = readListFilters(query);
  const list = q ? "all" : (listNames.find((each) => each === query.get("list")) ?? "all");
  const window = { offset: (page - 1) * perPage, limit: perPage + 1 };
  const found = q ? await search(services, q, window) : await read(services, list, window);
  const articles = await withMore(services, found.slice(0, perPage));
  return { list, q, page, isMore: found.length > perPage, articles };
}

export type LoadedList = Awaited<ReturnType<typeof loadArticleList>>;

type Window = { offset: number; limit: number };

async function read({ db }: Services, list: ArticleListName, window: Window) {
  if (list === "all") return readAll(db, window);
  if (list === "draft") return listDrafts(db, window);
  if (list === "planned") return cut(await listPlanned(db), window);
  return listPublications(db, list, window);
}

const cut = <Each>(all: readonly Each[], { offset, limit }: Window) => all.slice(offset, offset + limit);

/** Drafts and plans that were never published, then what was, then samples that have left the site. */
async function readAll(db: Services["db"], { offset, limit }: Window): Promise<AdminArticle[]> {
  const counts = await countArticles(db);
  const plans = await readNewPlans(db);
  const parts: [count: number, read: (window: Window) => Promise<AdminArticle[]>][] = [
    [counts.drafts, (window) => listDrafts(db, { ...window, areNew: true, kind: "written" })],
    [plans.length, async (window) => cut(plans, window)],
    [counts.published, (window) => listPublications(db, "all", window)],
    [0, (window) => listDrafts(db, { ...window, areNew: true, kind: "samples" })],
  ];
  const found: AdminArticle[] = [];
  let before = 0;
  for (const [count, read] of parts) {
    const rest = { offset: Math.max(0, offset - before), limit: limit - found.length };
    if (rest.limit > 0) found.push(...(await read(rest)));
    before += count;
  }
  return found;
}

/** Plans of articles that were never published and have no draft, which would stand for them. */
async function readNewPlans(db: Services["db"]): Promise<AdminArticle[]> {
  const plans = await listPlanned(db);
  const ids = plans.map(({ id }) => id);
  const others = [...(await listPublished(db, ids)), ...(await listChanged(db, ids))];
  return plans.filter(({ id }) => !others.includes(id));
}

/** Searches titles and excerpts, like the visitors' search. The many posts of the feed are in memory. */
async function search({ db, latestListing }: Services, q: string, window: Window): Promise<AdminArticle[]> {
  const newest = { offset: 0, limit: maxOwn };
  const ownArticles = [
    ...(await listDrafts(db, { offset: 0, limit: perPage, areNew: true })),
    ...(await listPlanned(db)),
    ...(await listPublications(db, "down", newest)),
    ...(await listPublications(db, "published", newest)),
  ];
  const areSamples = (await countSampleArticles(db)) > 0;
  const own = areSamples ? "sample" : "published";
  const known = new Set(ownArticles.map(({ id }) => id));
  const found = [
    ...filterPosts(ownArticles, { search: q, category: "" }),
    ...filterPosts((await latestListing()).posts, { search: q, category: "" }).filter(({ id }) => !known.has(id)),
  ];
  return cut(found, window).map((post) =>
    "state" in post ? post : { ...post, state: post.source === "n8n" ? "feed" : own },
  );
}

/** Adds pictures, visits and status. */
async function withMore({ db, clock, facts, counts }: Services, found: AdminArticle[]) {
  const place = businessPlace(facts());
  const nowMs = clock();
  const days = lastBusinessDays(nowMs, place.timeZone, visitDays);
  const views = await counts?.ofPaths(
    "view",
    found.map(({ slug }) => paths.article(slug)),
    days,
  );
  const changed = await listChanged(
    db,
    found.map(({ id }) => id),
  );
  const pictured = await withPictures(
    db,
    found.map((article): Listed => ({ ...summaryOf, ...article })),
  );
  return pictured.map(({ id, title, slug, date, imageSrc, picture, state, atMs }) => ({
    ...{ id, title, slug, date, imageSrc, picture, state },
    moment: atMs === undefined ? undefined : momentOf(state, atMs, place, nowMs),
    isChanged: state !== "draft" && state !== "sampleDraft" && changed.includes(id),
    views: views && (views.get(paths.article(slug)) ?? 0),
  }));
}

type Listed = AdminArticle & PostSummary;

/** Writes the moment of a plan with its hour, of others with the day alone. */
function momentOf(state: AdminArticle["state"], ms: number, place: BusinessPlace, nowMs: number): string {
  const day = shortBusinessDay(ms, place, nowMs);
  return state === "planned" ? `${day}, ${timeIn(place.timeZone, ms, place.locale)}` : day;
}

/** Fills the fields of a summary that the list does not show. */
const summaryOf = { author: "", readTime: 1, source: "static" } as const;
