import { paths } from "#app/paths.ts";
import type { Services } from "#server/services.ts";

/** Loads the titles of articles among these pages, by path. */
export async function loadTitles(pages: readonly { path: string }[], { queries }: Pick<Services, "queries">) {
  const titles = await queries.articles.listTitles(pages.map(({ path }) => slugOf(path)).filter(Boolean));
  return Object.fromEntries(titles.map(({ slug, title }) => [paths.article(slug), title]));
}

/** Empty unless it is the path of an article. */
function slugOf(path: string): string {
  const [, slug = ""] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  return decodeURIComponent(slug);
}
