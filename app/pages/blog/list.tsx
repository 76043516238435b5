import { listCopy } from "#app/copy/blog.ts";
import ArticleListIsland from "#app/islands/article-list/article-list.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { paths } from "#app/paths.ts";
import { readListFilters } from "#app/rules/list-filters.ts";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/list";
import { answerListQuery } from "./answer-list-query.ts";
import "#app/ui/badges.css";
import "#app/ui/fields.css";
import "#app/ui/skeleton.css";
import "#app/sections/articles/title.css";
import "#app/sections/articles/card.css";
import "#app/sections/articles/feature.css";
import "./list.css";

export const handle = { queryKeys: ["q", "category", "page"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const edges = edgesOf(context);
  const filters = readListFilters(new URL(request.url).searchParams);
  return {
    filters,
    answer: await answerListQuery(edges, filters),
    feedAddress: paths.feed(),
    pinnedTitleWords: edges.facts().blog.pinnedTitleWords,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const filters = loaderData?.filters;
  return pageMeta(groundOf(matches), {
    ...listCopy.meta,
    path: paths.blog({ category: filters?.category, page: filters?.page }),
    isHidden: Boolean(filters?.q),
  });
};

export default function ListPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="journal-open on-paper grid">
        <h1>{listCopy.title}</h1>
      </section>
      <Island name="article-list" of={ArticleListIsland} props={loaderData} />
    </>
  );
}
