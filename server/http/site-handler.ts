import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Owner } from "#server/owner/owner.ts";
import type { Revalidation } from "#server/services.ts";
import type { Settings } from "#server/settings.ts";
import type { VisitCounter } from "#server/visits/visit-counter.ts";
import { boundHeaders, isTooLongAddress } from "./bound-request.ts";
import { canonicalPath } from "./canonical-path.ts";
import { hasUsableHost } from "./has-usable-host.ts";
import { isOwnerAsking } from "./is-owner-asking.ts";
import { judgedKey, KeyTries, showsOwnerKey } from "./key-tries.ts";
import { Overloaded, shedLoad } from "./load-shedding.ts";
import { loggablePath } from "./loggable-path.ts";
import { openerVaries } from "./opener-policy.ts";
import type { PageCache } from "./page-cache.ts";
import { readPostedBody } from "./posted-body.ts";
import { hasUncacheableParam, keepAllowedQuery } from "./query-keys.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { type Address, readAddress } from "./read-address.ts";
import {
  isSameAnswer,
  makeFileRepresentation,
  makeRepresentation,
  type Representation,
  sendIfReady,
  sendRepresentation,
} from "./representation.ts";
import { isPublicAnswer, sendLine, sendWebResponse } from "./respond.ts";
import { missingPattern, type RouteBook, type RouteHandle } from "./route-book.ts";
import type { Header } from "./security-headers.ts";
import type { StaticFiles } from "./static-files.ts";
import { isOwnPost, visitorAddress, visitorNetwork } from "./visitor.ts";
import { readVisitorNetwork, type VisitorNetwork } from "./visitor-network.ts";
import { abortedWith, makeWebRequest, visibleOrigin } from "./web-request.ts";

/** What a page is rendered with besides its request. */
export type RenderMore = { revalidation?: Revalidation; network?: VisitorNetwork };

export type SiteParts = {
  settings: Settings;
  files: StaticFiles;
  pages: PageCache;
  routes: RouteBook;
  render: (request: Request, more?: RenderMore) => Promise<Response>;
  commonHeaders: Header[];
  /** Of answers that are no pages. */
  plainPolicy: string;
  rateLimiter: RateLimiter;
  /** Under it visitors' networks are hashed. */
  networkKey: string;
  owner: Owner;
  requestFeedRead: () => void;
  visits: VisitCounter;
  clock: () => number;
  log: Logger;
};

const defaultBodyBytes = 256 * 1024;
const defaultLimit = { burst: 300, perSecond: 5 };
const allowedMethods = "GET, HEAD, POST";
/** Fetch standard, 3.3: nothing but reading, by whatever headers. */
const readingAllowed: Header[] = [
  ["Access-Control-Allow-Origin", "*"],
  ["Access-Control-Allow-Methods", "GET, HEAD"],
  ["Access-Control-Allow-Headers", "*"],
  ["Access-Control-Max-Age", "86400"],
];

/** The steps of every request, in their order. Each either answers or hands on to the next. */
export function makeSiteHandler(parts: SiteParts): RequestListener {
  const defaultHeaders: Header[] = [...parts.commonHeaders, ["Content-Security-Policy", parts.plainPolicy]];
  /** Nobody keeps an answer that does not say how. */
  const routeHeaders: Header[] = [...defaultHeaders, ["Cache-Control", "no-store"]];
  const render = shedLoad(parts.render);
  const refuse = (response: ServerResponse, status: number, line: string, more: Header[] = []) =>
    sendLine(response, status, line, [...defaultHeaders, ...more]);

  const refuseTooMany = (response: ServerResponse, retryAfterSeconds: number) =>
    refuse(response, 429, "This was too often. Please wait a little.", [["Retry-After", String(retryAfterSeconds)]]);
  const keyTries = new KeyTries();

  /** Answers with what is kept under the very address that is asked for, as most are, without a step more than that. */
  function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const kept = parts.files.get(url) ?? parts.pages.get(url);
    if (!kept || !sendIfReady(request, response, kept)) return false;
    if (kept.requestsFeedRead) parts.requestFeedRead();
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (isTooLongAddress(request.url ?? "")) return refuse(response, 414, "This address is too long.");
    const address = readAddress(request.url ?? "");
    if (!address) return refuse(response, 400, "This address cannot be read.");
    const method = request.method ?? "";
    if (method === "OPTIONS" && parts.routes.find(address.pathname).handle.forReaders) {
      return response.writeHead(204, [...defaultHeaders, ...readingAllowed].flat()).end();
    }
    if (method !== "GET" && method !== "HEAD" && method !== "POST") {
      return refuse(response, 405, "This method is not known here.", [["Allow", allowedMethods]]);
    }
    const canonical = canonicalPath(address.pathname);
    if (canonical !== address.pathname) {
      return refuse(response, 308, "This page has moved.", [["Location", `${canonical}${address.search}`]]);
    }
    if (method === "POST") return answerPost(request, response, address);
    if (isFrameworkAddress(address.pathname)) return refuse(response, 404, "There is nothing at this address.");
    const file = parts.files.get(address.pathname);
    if (file) return sendRepresentation(request, response, file);
    return answerPage(request, response, address);
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, address: Address) {
    const { handle, pattern } = parts.routes.find(address.pathname);
    if (handle.requestsFeedRead) parts.requestFeedRead();
    if (handle.personal) return sendFresh(request, response, address);
    const target =
      pattern === missingPattern ? missingPage : address.pathname + keepAllowedQuery(address.search, handle);
    const page =
      parts.pages.get(target) ?? (await parts.pages.load(target, (before) => makePage(target, handle, before)));
    return sendRepresentation(request, response, page);
  }

  /** What is kept for everybody is made from the address alone. The one of before stays if nothing of it has changed. */
  async function makePage(target: string, handle: RouteHandle, before?: Representation) {
    const revalidation: Revalidation | undefined = hasUncacheableParam(target, handle)
      ? undefined
      : { before: before?.dataFingerprint };
    const made = await render(new Request(parts.settings.siteUrl + target), { revalidation });
    if (before && made.status === 304) return { page: before, mayKeep: true };
    const headers: Header[] = [...made.headers];
    headers.push(...routeHeaders.filter(([name]) => !made.headers.has(name)));
    const isOurs = made.status === 200 || target === missingPage;
    const mayKeep = isOurs && isPublicAnswer(made) && revalidation !== undefined;
    const body = Buffer.from(await made.arrayBuffer());
    if (made.ok && isPicture(made)) return { page: makeFileRepresentation(headers, body, {}), mayKeep };
    headers.push(["Vary", `Accept-Encoding, ${openerVaries}`]);
    const page = makeRepresentation(made.status, headers, body, mayKeep ? "best" : "quick");
    const shown = mayKeep && before && isSameAnswer(before, page) ? before : page;
    shown.dataFingerprint = revalidation?.dataFingerprint;
    shown.requestsFeedRead = handle.requestsFeedRead;
    return { page: shown, mayKeep };
  }

  async function sendFresh(request: IncomingMessage, response: ServerResponse, address: Address, body?: Buffer[]) {
    const url = visibleOrigin(request, parts.settings) + address.pathname + address.search;
    const network = readVisitorNetwork(request, { ...parts.settings, hashKey: parts.networkKey });
    const answer = await render(makeWebRequest(request, url, body, abortedWith(response)), { network });
    await sendWebResponse(response, answer, routeHeaders);
  }

  async function answerPost(request: IncomingMessage, response: ServerResponse, address: Address) {
    const { settings } = parts;
    if (!isOwnPost(request, settings.siteUrl, settings.isSiteUrlSet)) {
      return refuse(response, 403, "Forms are accepted from this site's own pages only.");
    }
    const { handle, pattern, takesPosts } = parts.routes.find(address.pathname);
    if (pattern === missingPattern) return refuse(response, 404, "There is nothing at this address.");
    if (!takesPosts) return refuse(response, 405, "Nothing can be posted here.", [["Allow", "GET, HEAD"]]);
    const network = visitorNetwork(visitorAddress(request, settings.trustedProxies));
    const taken = parts.rateLimiter.take(`${pattern} ${network}`, handle.limit ?? defaultLimit, parts.clock());
    if (!taken.ok) return refuseTooMany(response, taken.retryAfterSeconds);
    if (!showsOwnerKey(request, handle)) return takePost(request, response, address, handle);
    const tried = await keyTries.judge(network, parts.clock(), async () => {
      await takePost(request, response, address, handle);
      return judgedKey(response);
    });
    if (!tried.ok) return refuseTooMany(response, tried.retryAfterSeconds);
  }

  async function takePost(request: IncomingMessage, response: ServerResponse, address: Address, handle: RouteHandle) {
    if (handle.ownersPost && !(await isOwnerAsking(request, parts))) {
      return refuse(response, 401, "This needs the owner key.", [["WWW-Authenticate", "Bearer"]]);
    }
    const posted = await readPostedBody(request, handle.maxBodyBytes ?? defaultBodyBytes);
    if (posted.kind === "too large") {
      return refuse(response, 413, "This is more than can be taken.", [["Connection", "close"]]);
    }
    if (posted.kind === "broken off") return response.destroy();
    return sendFresh(request, response, address, posted.chunks);
  }

  const isPersonal = (pathname: string) => parts.routes.find(pathname).handle.personal === true;

  return async (request, response) => {
    try {
      if (!hasUsableHost(request)) return refuse(response, 400, "This request names no usable host.");
      boundHeaders(request);
      if (!answerFromCache(request, response)) await answer(request, response);
      parts.visits.note(request, response.statusCode, isPersonal);
    } catch (error) {
      if (error instanceof Overloaded) {
        return refuse(response, 503, "Many are asking at this moment. Please try again.", [["Retry-After", "1"]]);
      }
      parts.log.error({ err: error, path: loggablePath(request.url) }, "request failed");
      refuse(response, 500, "Something went wrong here. Please try again in a moment.");
    }
  };
}

/** Stands for every address that is not there. */
const missingPage = "/-";

/** Pictures are as small as they get. */
const isPicture = (answer: Response) => answer.headers.get("Content-Type")?.startsWith("image/") ?? false;

/** Addresses that only the framework's own client would ask for; our pages don't use it. */
const isFrameworkAddress = (pathname: string) => pathname.endsWith(".data") || pathname === "/__manifest";
