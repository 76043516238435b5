import { paths } from "#facts/paths.ts";
import type { Services } from "#platform/http/services.ts";
import { listTitles } from "./queries/articles.ts";

/** Loads the titles of articles among these pages, by path. */
export async function loadTitles(pages: readonly { path: string }[], { db }: Pick<Services, "db">) {
  const titles = await listTitles(db, pages.map(({ path }) => slugOf(path)).filter(Boolean));
  return Object.fromEntries(titles.map(({ slug, title }) => [paths.article(slug), title]));
}

/** Empty unless it is the path of an article. */
function slugOf(path: string): string {
  const [, slug = ""] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  return decodeURIComponent(slug);
}
