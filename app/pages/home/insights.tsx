import { Island } from "#app/islands/island.tsx";
import NewestArticlesIsland from "#app/islands/newest-articles/newest-articles.island.tsx";
import type { NewestArticlesProps } from "#app/islands/newest-articles/use-newest-articles.ts";
import { hasMoreThanNewest, NewestArticles } from "#app/sections/articles/newest-articles.tsx";
import "#app/sections/articles/title.css";
import "./insights.css";

/** The newest articles from the server; if browsers read a hosted feed, an island continues. */
export function Insights(known: NewestArticlesProps) {
  if (!known.feed.isOwn) return <Island name="newest-articles" of={NewestArticlesIsland} props={known} />;
  return <NewestArticles posts={known.posts} hasMore={hasMoreThanNewest(known.total)} />;
}
