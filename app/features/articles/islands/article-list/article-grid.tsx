import { Fragment, type MouseEvent, memo } from "react";
import { paths } from "#facts/paths.ts";
import { isPlaceholder } from "#facts/post.ts";
import { useWords } from "#facts/use-words.ts";
import { fill } from "#platform/text/fill.ts";
import { SkeletonCard } from "#platform/ui/skeleton-card.tsx";
import { ArticleCard } from "../../pages/sections/article-card.tsx";
import type { ListPage } from "../../rules/compose-list.ts";
import type { ListFilters } from "../../rules/list-filters.ts";
import { suggestCategories } from "../../rules/suggest-categories.ts";
import { kinOfCategories, listCopy } from "../../words/blog.ts";
import type { ListChange } from "./list-props.ts";

type Props = { listPage: ListPage; filters: ListFilters; onChange: ListChange };

/** Typing a letter re-renders only new cards. */
const Card = memo(ArticleCard);

export function ArticleGrid({ listPage, filters, onChange }: Props) {
  const words = listCopy(useWords());
  const posts = listPage.posts.filter((post) => post.id !== listPage.featured?.id && !isPlaceholder(post));
  const isStarted = listPage.status === "started";
  if (listPage.total === 0 && isStarted) return <LoadingArticles />;
  // Every post has a category: if there is one, the filters left nothing.
  if (listPage.total === 0 && listPage.categories[0])
    return <NoMatches categories={listPage.categories} filters={filters} onChange={onChange} />;
  if (listPage.total === 0) return <p className="empty">{words.nothingYet}</p>;
  return (
    <>
      <div className="cards">
        {posts.map((post) => (
          <Card key={post.id} post={post} />
        ))}
      </div>
      {isStarted && <LoadingArticles />}
      {listPage.pages > 1 && <Paging listPage={listPage} filters={filters} onChange={onChange} />}
    </>
  );
}

function NoMatches({ categories, filters, onChange }: Omit<Props, "listPage"> & { categories: string[] }) {
  const words = listCopy(useWords());
  const lead = (category: string) => (event: MouseEvent) => {
    event.preventDefault();
    onChange({ q: "", category }, "chosen");
  };
  const near = suggestCategories(filters.q, categories, kinOfCategories);
  return (
    <div className="empty">
      <p>{words.noMatches}</p>
      {filters.q && (
        <p className="empty__try">
          {fill(words.nothingUnder, { words: filters.q })}{" "}
          {near.map((category, index) => (
            <Fragment key={category}>
              {index > 0 && ", "}
              <a href={paths.blog({ category })} onClick={lead(category)}>
                {category}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      <a className="btn btn--ink btn--bare" href={paths.blog()} onClick={lead("")}>
        {words.clear}
      </a>
    </div>
  );
}

function Paging({ listPage: { page, pages }, filters, onChange }: Props) {
  const words = listCopy(useWords());
  const turnTo = (target: number) => (event: MouseEvent) => {
    event.preventDefault();
    onChange({ page: target }, "chosen");
    document.getElementById("latest")?.scrollIntoView();
  };
  return (
    <nav className="paging" aria-label={words.pages}>
      {page > 1 && (
        <a
          className="go go--back"
          rel="prev"
          href={paths.blog({ ...filters, page: page - 1 })}
          onClick={turnTo(page - 1)}
        >
          {words.newer}
        </a>
      )}
      <span>{fill(words.page, { page, pages })}</span>
      {page < pages && (
        <a className="go" rel="next" href={paths.blog({ ...filters, page: page + 1 })} onClick={turnTo(page + 1)}>
          {words.older}
        </a>
      )}
    </nav>
  );
}

export function LoadingArticles() {
  const { loading } = listCopy(useWords());
  return (
    <div className="cards" aria-busy="true">
      <p className="vh" role="status">
        {loading}
      </p>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}
