import { indexablePages } from "#app/pages/indexable-pages.ts";
import { paths } from "#app/paths.ts";
import { xml } from "#app/rules/escape-xml.ts";
import { isoSeconds, lastChange } from "#app/rules/last-change.ts";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/sitemap";
import { answerPublic } from "./answer-public.ts";

/** A sitemap holds 50,000 addresses at most. */
const mostArticles = 49_900;

/** Pages that show articles change with them. */
const withArticles = [paths.home(), paths.blog()];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, tables, facts, settings, pageDates } = edgesOf(context);
  const articles = await tables.articles.listArticleDates(db, mostArticles);
  const factsChange = await tables.facts.readLastFactChange(db);
  const newestChange = articles.length > 0 ? Math.max(...articles.map(({ changedAt }) => changedAt)) : undefined;
  const pages = indexablePages(facts()).map(({ path, copyFile }) => {
    const shownArticles = withArticles.includes(path) ? newestChange : undefined;
    return entry(path, lastChange(pageDates[copyFile], [factsChange, shownArticles]));
  });
  const posts = articles.map(({ slug, changedAt }) => entry(paths.article(slug), isoSeconds(changedAt)));
  function entry(path: string, changed: string | undefined) {
    const lastmod = changed ? xml`<lastmod>${changed}</lastmod>` : null;
    return xml`<url><loc>${new URL(path, settings.siteUrl).href}</loc>${lastmod}</url>\n`;
  }
  return answerPublic(
    xml`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...posts]}</urlset>\n`.xml,
    "application/xml; charset=utf-8",
  );
}
