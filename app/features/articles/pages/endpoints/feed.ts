import { corsHeaders } from "#platform/http/public-response.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { isCanonicalQuery, readListFilters } from "../../rules/list-filters.ts";
import { findArticle, listPublished } from "../../server/queries/articles.ts";
import { isOfferedPage, loadList } from "../blog/load-list.ts";
import type { Route } from "./+types/feed";

export const handle = {
  queryAllowList: ["category", "page", "limit"],
  uncacheableParams: ["q", "slug", "published", "callback"],
  requestsFeedRead: true,
  allowsCors: true,
  maxBodyBytes: 4096,
};

const maxPosts = 100;
const defaultPosts = 24;
const callbackName = /^[A-Za-z_$][\w$]{0,63}$/;

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const callback = query.get("callback");
  if (callback !== null && !callbackName.test(callback)) return send(refused("The callback is no name.", 400));
  const found = await respond(servicesOf(context), query);
  return callback === null ? send(found) : sendScript(callback, found);
}

/** The debug payload of a page; accepted, never stored. */
export async function action() {
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

type FeedResponse = { body: object; status: number; caching: string };

const asFreshAsPages = "public, max-age=0, must-revalidate";
const uncached = "no-cache";
const forOne = "no-store";

async function respond(services: Services, query: URLSearchParams): Promise<FeedResponse> {
  const slug = query.get("slug");
  const ids = query.get("published");
  if (ids !== null) return respondWithPublished(services, ids);
  if (slug === null) return respondWithList(services, query);
  const found = await findArticle(services.db, slug);
  if (!found?.listed) return refused("There is no post with this slug.", 404);
  return { body: { post: found.post }, status: 200, caching: asFreshAsPages };
}

/** Returns which of a browser's stored posts the server decides about: those it shows or has taken down. */
async function respondWithPublished({ db }: Services, ids: string): Promise<FeedResponse> {
  const requested = ids.split(",").filter((id) => /^[\w-]{1,64}$/.test(id));
  const published = await listPublished(db, requested.slice(0, maxPosts));
  return { body: { published }, status: 200, caching: forOne };
}

async function respondWithList(services: Services, query: URLSearchParams): Promise<FeedResponse> {
  const filters = readListFilters(query);
  const limit = readLimit(query);
  const body = await loadList(services, filters, limit);
  const isStored = isOfferedPage(body, filters) && isCanonicalQuery(query, { ...filters, limit });
  return { body, status: 200, caching: isStored ? asFreshAsPages : uncached };
}

const refused = (error: string, status: number): FeedResponse => ({ body: { error }, status, caching: forOne });

function readLimit(query: URLSearchParams): number {
  const limit = Number(query.get("limit") ?? defaultPosts);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, maxPosts) : defaultPosts;
}

const send = ({ body, status, caching }: FeedResponse) =>
  Response.json(body, { status, headers: { "Cache-Control": caching, ...corsHeaders } });

/** The leading comment prevents the answer from being read as anything but a script. Other sites may load it. */
function sendScript(callback: string, { body, status, caching }: FeedResponse) {
  const json = JSON.stringify(body)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
  const headers = {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": caching,
    ...corsHeaders,
  };
  return new Response(`/**/${callback}(${json});`, { status, headers });
}
