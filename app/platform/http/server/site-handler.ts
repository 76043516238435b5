import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { answerHealth } from "./answer-health.ts";
import { answerMetrics } from "./answer-metrics.ts";
import { boundHeaders, isTooLongAddress } from "./bound-request.ts";
import { canonicalPath } from "./canonical-path.ts";
import { type Exchange, refuse, runSteps, type Site, type Step } from "./exchange.ts";
import { loggablePath } from "./failures.ts";
import { limitRequests, TooMany } from "./limit-requests.ts";
import { Overloaded } from "./load-shedding.ts";
import { prefersMarkdown } from "./markdown-twin.ts";
import { hasDeskCookie } from "./owner-bar.ts";
import { readAddress } from "./read-address.ts";
import { isUnknown, redirectOldAddress } from "./redirect-old-address.ts";
import { makeFileRepresentation, sendIfReady, sendRepresentation } from "./representation.ts";
import { sendLine } from "./respond.ts";
import { respondToPost } from "./respond-to-post.ts";
import { respondWithPage } from "./respond-with-page.ts";
import { type Header, hiddenFromSearch } from "./security-headers.ts";
import { forADay, notKept } from "./static-files.ts";
import { watchRequest } from "./watch-request.ts";

/** Fetch standard, 3.3: other origins may read, with any headers. */
const corsHeaders: Header[] = [
  ["Access-Control-Allow-Origin", "*"],
  ["Access-Control-Allow-Methods", "GET, HEAD"],
  ["Access-Control-Allow-Headers", "*"],
  ["Access-Control-Max-Age", "86400"],
];

/** Browsers keep assets and media for long, past the day on which the site goes live; guides are always hidden. */
const neverMarked = /^\/(?:assets|media|downloads)\//;

/** The steps of every request that the cache does not answer, in their order. The last one always answers. */
const steps: Step[] = [
  answerPreflight,
  refuseUnknownMethod,
  answerHealth,
  answerMetrics,
  sendKeyFile,
  redirectToCanonicalPath,
  respondToPost,
  refuseFrameworkAddress,
  sendFile,
  respondWithPage,
];

export function makeSiteHandler(site: Site): RequestListener {
  const isPersonal = (pathname: string) => site.routes.find(pathname).handle.personal === true;
  return async (request, response) => {
    if (site.watchers.length > 0) watchRequest(site, request, response);
    try {
      if (!hasUsableHost(request)) return refuse({ site, response }, 400, "This request names no usable host.");
      boundHeaders(request);
      limitRequests({ site, request });
      if (!respondFromCache(site, request, response)) await respond(site, request, response);
      for (const note of site.answered) note(request, response.statusCode, isPersonal);
    } catch (error) {
      respondToError({ site, response }, request, error);
    }
  };
}

/** Fast path: serves an exact cache hit and skips all other steps. Most requests end here. */
function respondFromCache(site: Site, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = "" } = request;
  if (method !== "GET" && method !== "HEAD") return false;
  const isOther = hasDeskCookie(request) || prefersMarkdown(request);
  const cached = site.files.get(url) ?? (isOther ? undefined : site.pages.get(url));
  if (!cached || !sendIfReady(request, response, cached, isHidden(site, request) ? hiddenFromSearch : undefined))
    return false;
  if (cached.requestsFeedRead) site.requestFeedRead();
  return true;
}

/** Until the site is live, search engines are told of each answer not to show it. */
const isHidden = (site: Site, { url = "" }: IncomingMessage) => !site.isLive() && !neverMarked.test(url);

async function respond(site: Site, request: IncomingMessage, response: ServerResponse) {
  const url = request.url ?? "";
  if (isHidden(site, request)) response.setHeader(...hiddenFromSearch);
  if (isTooLongAddress(url)) return refuse({ site, response }, 414, "This address is too long.");
  const address = readAddress(url);
  if (!address) return refuse({ site, response }, 400, "This address cannot be read.");
  return runSteps(steps, { site, request, response, address });
}

function answerPreflight({ site, request, response, address }: Exchange) {
  if (request.method !== "OPTIONS" || !site.routes.find(address.pathname).handle.allowsCors) return false;
  response.writeHead(204, [...site.defaultHeaders, ...corsHeaders].flat()).end();
  return true;
}

function refuseUnknownMethod(exchange: Exchange) {
  const { method } = exchange.request;
  if (method === "GET" || method === "HEAD" || method === "POST") return false;
  const { handle, acceptsPosts } = exchange.site.routes.find(exchange.address.pathname);
  const allowed = handle.onlyPosts ? "POST" : acceptsPosts ? "GET, HEAD, POST" : "GET, HEAD";
  return refuse(exchange, 405, "This method is not known here.", [["Allow", allowed]]);
}

function redirectToCanonicalPath(exchange: Exchange) {
  const { site, request, response, address } = exchange;
  const { pathname, search } = address;
  const canonical = canonicalPath(pathname);
  if (canonical === pathname) return false;
  // A single redirect to the target, even if the old address is not canonical.
  const mayBeOld = request.method !== "POST" && isUnknown(site, canonical);
  if (mayBeOld && redirectOldAddress(exchange, { pathname: canonical, search })) return true;
  sendLine(response, 308, "This page has moved.", [...site.defaultHeaders, ["Location", `${canonical}${search}`]]);
  return true;
}

/** React Router's client requests `.data` and `/__manifest`; our pages do not load it. */
function refuseFrameworkAddress(exchange: Exchange) {
  const { pathname } = exchange.address;
  if (!pathname.endsWith(".data") && pathname !== "/__manifest") return false;
  return refuse(exchange, 404, "There is nothing at this address.");
}

function sendFile({ site, request, response, address }: Exchange) {
  const file = site.files.get(address.pathname);
  if (!file) return false;
  const isOfVersion = address.search.startsWith("?v=");
  return sendRepresentation(request, response, isOfVersion ? notKept(file) : file).then(() => true);
}

function respondToError(exchange: Pick<Exchange, "site" | "response">, request: IncomingMessage, error: unknown) {
  if (error instanceof TooMany) {
    return refuse(exchange, 429, "Too many requests. Please try again in a minute.", [
      ["Retry-After", String(error.retryAfterSeconds)],
    ]);
  }
  if (error instanceof Overloaded) {
    return refuse(exchange, 503, "Many are asking at this moment. Please try again.", [["Retry-After", "1"]]);
  }
  exchange.site.log.error({ err: error, path: loggablePath(request.url) }, "request failed");
  return refuse(exchange, 500, "Something went wrong here. Please try again in a moment.");
}

/** The key file by which search engines verify our announcements; the key may change on the desk. */
function sendKeyFile({ site, request, response, address }: Exchange) {
  const key = site.settings.indexNowKey;
  if (!key || request.method === "POST" || address.pathname !== `/${key}.txt`) return false;
  const headers: Header[] = [
    ["Content-Type", "text/plain; charset=utf-8"],
    ["Cache-Control", forADay],
    ...site.defaultHeaders,
  ];
  return sendRepresentation(request, response, makeFileRepresentation(headers, Buffer.from(key), {})).then(() => true);
}

const usableHost = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Whether a request names one valid host (RFC 9112, 3.2). Of several Node reads the first, but a proxy may have read
 * another. Node itself requires one in HTTP/1.1; earlier versions have none.
 */
function hasUsableHost({ headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return true;
  return usableHost.test(headers.host) && countHosts(rawHeaders) === 1;
}

/** Names and values in turn. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}
