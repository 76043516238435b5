import { paths } from "#facts/paths.ts";
import type { Services } from "#platform/http/services.ts";
import { indexablePages } from "./indexable-pages.ts";

const maxArticles = 50;

/** Returns the pages and the newest articles that Dash answers from. */
export async function knownPages({ facts, latestListing }: Services) {
  const { posts } = await latestListing();
  const articles = posts
    .slice(0, maxArticles)
    .map(({ title, excerpt, slug }) => ({ title, description: excerpt, path: paths.article(slug) }));
  return [...indexablePages(facts()), ...articles];
}
