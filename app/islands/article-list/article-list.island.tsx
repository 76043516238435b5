import { QueryClientProvider } from "@tanstack/react-query";
import { listCopy } from "#app/copy/blog.ts";
import { FeaturedArticle } from "#app/sections/articles/featured-article.tsx";
import { ArticleGrid } from "./article-grid.tsx";
import { Filters } from "./filters.tsx";
import { makeListClient } from "./list-client.ts";
import type { ArticleListProps } from "./list-props.ts";
import { useArticleList } from "./use-article-list.ts";

export default function ArticleListIsland(props: ArticleListProps) {
  return (
    <QueryClientProvider client={makeListClient()}>
      <ArticleList {...props} />
    </QueryClientProvider>
  );
}

/** The whole list below the page's head; the server renders it from the address, the browser carries it on. */
function ArticleList(props: ArticleListProps) {
  const { answer, filters, change } = useArticleList(props);
  return (
    <>
      <Filters filters={filters} categories={answer.categories} total={answer.total} onChange={change} />
      {answer.featured && <FeaturedArticle post={answer.featured} />}
      <section className="articles on-paper grid" aria-labelledby="latest">
        <h2 id="latest">{listCopy.latest}</h2>
        <ArticleGrid answer={answer} filters={filters} onChange={change} />
      </section>
    </>
  );
}
