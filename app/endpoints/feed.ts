import { answerListQuery } from "#app/pages/blog/answer-list-query.ts";
import { readListFilters } from "#app/rules/list-filters.ts";
import { type Edges, edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/feed";
import { forReaders } from "./answer-public.ts";

export const handle = {
  queryKeys: ["category", "page", "limit"],
  freeKeys: ["q", "slug", "callback"],
  nudgesFeed: true,
  forReaders: true,
};

const mostPosts = 100;
const usualPosts = 24;
const callbackName = /^[A-Za-z_$][\w$]{0,63}$/;

/** What has been published, for browsers and anyone else who reads the feed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const callback = query.get("callback");
  if (callback !== null && !callbackName.test(callback)) return send({ error: "The callback is no name." }, 400);
  const { body, status } = await answer(edgesOf(context), query);
  return callback === null ? send(body, status) : sendScript(callback, body, status);
}

/** The debug payload that a page sends when it loads: taken, never kept. */
export async function action() {
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

async function answer(edges: Edges, query: URLSearchParams): Promise<{ body: object; status: number }> {
  const slug = query.get("slug");
  if (slug === null) {
    return { body: await answerListQuery(edges, readListFilters(query), readLimit(query)), status: 200 };
  }
  const found = await edges.tables.articles.findArticle(edges.db, slug);
  if (!found?.listed) return { body: { error: "There is no post with this slug." }, status: 404 };
  return { body: { post: found.post }, status: 200 };
}

function readLimit(query: URLSearchParams): number {
  const limit = Number(query.get("limit") ?? usualPosts);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, mostPosts) : usualPosts;
}

const caching = (status: number) => (status === 200 ? "public, max-age=0, must-revalidate" : "no-store");

const send = (body: object, status: number) =>
  Response.json(body, { status, headers: { "Cache-Control": caching(status), ...forReaders } });

/** The comment keeps the answer from being read as anything but a script; other sites may load it as one. */
function sendScript(callback: string, body: object, status: number) {
  const json = JSON.stringify(body)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
  const headers = {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": caching(status),
    ...forReaders,
  };
  return new Response(`/**/${callback}(${json});`, { status, headers });
}
