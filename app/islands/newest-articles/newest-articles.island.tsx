import { QueryClientProvider } from "@tanstack/react-query";
import { FailedArticles } from "#app/islands/article-list/failed-articles.tsx";
import { makeFeedClient } from "#app/islands/feed/feed-client.ts";
import { NewestArticles, NewestHead, newestFrame } from "#app/sections/articles/newest-articles.tsx";
import { LoadingNewest } from "./loading-newest.tsx";
import { type NewestArticlesProps, useNewestArticles } from "./use-newest-articles.ts";

/** The newest articles on the home page, if browsers read a hosted feed. */
export default function NewestArticlesIsland(props: NewestArticlesProps) {
  return (
    <QueryClientProvider client={makeFeedClient()}>
      <Newest {...props} />
    </QueryClientProvider>
  );
}

function Newest(props: NewestArticlesProps) {
  const { state, posts, hasMore } = useNewestArticles(props);
  if (state === "shown") return <NewestArticles posts={posts} hasMore={hasMore} />;
  if (state === "loading") return <LoadingNewest />;
  return (
    <section {...newestFrame}>
      <NewestHead />
      <div className="news__lead">
        <FailedArticles />
      </div>
    </section>
  );
}
