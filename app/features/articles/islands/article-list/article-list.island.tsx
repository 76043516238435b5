import { QueryClientProvider } from "@tanstack/react-query";
import { memo } from "react";
import { useWords } from "#facts/use-words.ts";
import { FeaturedArticle } from "../../pages/sections/featured-article.tsx";
import { listCopy } from "../../words/blog.ts";
import { makeFeedClient } from "../feed/feed-client.ts";
import { ArticleGrid, LoadingArticles } from "./article-grid.tsx";
import { FailedArticles } from "./failed-articles.tsx";
import { Filters } from "./filters.tsx";
import type { ArticleListProps } from "./list-props.ts";
import { useArticleList } from "./use-article-list.ts";

export default function ArticleListIsland(props: ArticleListProps) {
  return (
    <QueryClientProvider client={makeFeedClient()}>
      <ArticleList {...props} />
    </QueryClientProvider>
  );
}

const Featured = memo(FeaturedArticle);

/** The list below the page's head. The server renders it from the address; the browser continues. */
function ArticleList(props: ArticleListProps) {
  const { listPage, state, filters, change } = useArticleList(props);
  const words = listCopy(useWords());
  const isCounted = state === "shown" && (listPage.total > 0 || listPage.status === "ready");
  return (
    <>
      <Filters
        filters={filters}
        categories={listPage.categories}
        total={isCounted ? listPage.total : undefined}
        onChange={change}
      />
      {listPage.featured && state === "shown" && <Featured post={listPage.featured} />}
      <section className="articles surface-paper grid" aria-labelledby="latest">
        <h2 id="latest">{words.latest}</h2>
        {state === "loading" && (
          <>
            <LoadingArticles />
            <noscript>
              <p className="empty">{words.nothingYet}</p>
            </noscript>
          </>
        )}
        {state === "failed" && <FailedArticles />}
        {state === "shown" && <ArticleGrid listPage={listPage} filters={filters} onChange={change} />}
      </section>
    </>
  );
}
