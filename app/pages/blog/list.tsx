import { data } from "react-router";
import { listCopy } from "#app/copy/pages/blog.ts";
import ArticleListIsland from "#app/islands/article-list/article-list.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { paths } from "#app/paths.ts";
import { isCanonicalQuery, readListFilters } from "#app/rules/articles/list-filters.ts";
import { isPlaceholder } from "#app/rules/articles/post.ts";
import { browserFeed } from "#app/sections/articles/browser-feed.ts";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/list";
import { isOfferedPage, loadList } from "./load-list.ts";
import "#app/ui/badges.css";
import "#app/ui/fields.css";
import "#app/ui/skeleton.css";
import "#app/sections/articles/title.css";
import "#app/sections/articles/card.css";
import "#app/sections/articles/feature.css";
import "./list.css";

export const handle = { queryAllowList: ["category", "page"], uncacheableParams: ["q"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const query = new URL(request.url).searchParams;
  const filters = readListFilters(query);
  const found = await loadList(services, filters);
  // Skeletons take the place of the placeholder post.
  const listPage = { ...found, posts: found.posts.filter((post) => !isPlaceholder(post)) };
  const { pinnedTitleWords } = services.facts().blog;
  const isOffered = isOfferedPage(listPage, filters);
  // A page that nothing links to is rendered, but not cached and not indexed.
  const headers: HeadersInit = isOffered && isCanonicalQuery(query, filters) ? {} : { "Cache-Control": "no-cache" };
  return data(
    { filters, listPage, feed: browserFeed(services.publicSettings), pinnedTitleWords, isOffered },
    { headers },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const filters = loaderData?.filters;
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, {
    ...listCopy(pageContext.facts).meta,
    path: paths.blog({ category: filters?.category, page: filters?.page }),
    isHidden: Boolean(filters?.q) || !loaderData?.isOffered,
  });
};

export default function ListPage({ loaderData: { isOffered: _, ...list } }: Route.ComponentProps) {
  return (
    <>
      <section className="journal-open surface-paper grid">
        <h1>{listCopy(useFacts()).title}</h1>
      </section>
      <Island name="article-list" of={ArticleListIsland} props={list} groups={["blog"]} hasPictures />
    </>
  );
}
