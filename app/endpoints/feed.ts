import { answerListQuery } from "#app/pages/blog/answer-list-query.ts";
import { readListFilters } from "#app/rules/list-filters.ts";
import { type Edges, edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/feed";

export const handle = { personal: true };

const mostPosts = 100;
const usualPosts = 24;

/** What has been published, for browsers and anyone else who reads the feed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const edges = edgesOf(context);
  const query = new URL(request.url).searchParams;
  edges.nudgeFeed();
  const slug = query.get("slug");
  if (slug !== null) return answerSlug(edges, slug);
  return answer(await answerListQuery(edges, readListFilters(query), readLimit(query)));
}

/** The debug payload that a page sends when it loads: taken, never kept. */
export async function action() {
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

async function answerSlug({ db, tables }: Edges, slug: string) {
  const found = await tables.articles.findArticle(db, slug);
  if (!found?.listed) return answer({ error: "There is no post with this slug." }, 404);
  return answer({ post: found.post });
}

function readLimit(query: URLSearchParams): number {
  const limit = Number(query.get("limit") ?? usualPosts);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, mostPosts) : usualPosts;
}

const answer = (body: object, status = 200) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-cache" } });
