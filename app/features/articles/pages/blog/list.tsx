import { data } from "react-router";
import { pageContextOf, pageMeta } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { isPlaceholder } from "#facts/post.ts";
import { useFacts } from "#facts/use-facts.ts";
import { servicesOf } from "#platform/http/services.ts";
import { Island } from "#platform/islands/island.tsx";
import ArticleListIsland from "../../islands/article-list/article-list.island.tsx";
import { isCanonicalQuery, readListFilters } from "../../rules/list-filters.ts";
import { listCopy } from "../../words/blog.ts";
import { browserFeed } from "../sections/browser-feed.ts";
import type { Route } from "./+types/list";
import { isOfferedPage, loadList } from "./load-list.ts";
import "#platform/ui/badges.css";
import "#platform/ui/fields.css";
import "#platform/ui/skeleton.css";
import "../sections/title.css";
import "../sections/card.css";
import "../sections/feature.css";
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
