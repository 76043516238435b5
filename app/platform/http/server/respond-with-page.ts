import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Revalidation } from "../services.ts";
import type { Exchange, Site } from "./exchange.ts";
import { renderInTurn } from "./limit-requests.ts";
import { Overloaded } from "./load-shedding.ts";
import { asNegotiated, prefersMarkdown, twinPath, twinVaries } from "./markdown-twin.ts";
import { openerVaries } from "./opener-policy.ts";
import { withOwnerBar } from "./owner-bar.ts";
import type { Make } from "./page-cache.ts";
import { hasUncacheableParam, keepAllowedQuery } from "./query-keys.ts";
import { redirectOldAddress } from "./redirect-old-address.ts";
import {
  isSameResponse,
  makeFileRepresentation,
  makeRepresentation,
  type Representation,
  refine,
  sendRepresentation,
} from "./representation.ts";
import { isPublicResponse, sendWebResponse } from "./respond.ts";
import { missingPattern, type RouteHandle } from "./route-table.ts";
import type { Header } from "./security-headers.ts";
import { readVisitorNetwork } from "./visitor-network.ts";
import { abortedWith, makeWebRequest, visibleOrigin } from "./web-request.ts";

/** Stands for every unknown address, so that all share one cached page. */
const missingPage = "/-";

export async function respondWithPage(exchange: Exchange): Promise<true> {
  const { site, request, response, address } = exchange;
  const { handle, pattern } = site.routes.find(address.pathname);
  if (handle.requestsFeedRead) site.requestFeedRead();
  if (prefersMarkdown(request) && (await sendTwin(exchange))) return true;
  if (handle.personal) return renderInTurn(exchange, handle, () => sendFresh(exchange));
  const isMissing = pattern === missingPattern;
  if (isMissing && redirectOldAddress(exchange, address)) return true;
  const target = isMissing ? missingPage : address.pathname + keepAllowedQuery(address.search, handle);
  const page = await loadForVisitor(exchange, target, handle);
  if (!isMissing && isGone(page) && redirectOldAddress(exchange, address)) return true;
  await sendRepresentation(request, response, (await withOwnerBar(exchange, page)) ?? page);
  return true;
}

/**
 * Renders and compresses pages in advance, so that the first visitor after a change does not wait. Requests run between
 * two pages; under overload it stops until its next run. A page that fails is tried again when the content changes.
 */
export function makePagePreparer(site: Site, stopped: AbortSignal): () => Promise<void> {
  const failedAt = new Map<string, number>();
  async function prepare(path: string) {
    const version = site.pages.version();
    if (failedAt.get(path) === version) return;
    const page = await loadPage(site, path, site.routes.find(path).handle);
    if (page.status >= 500) failedAt.set(path, version);
    else await refine(page);
  }
  return async () => {
    for (const path of site.preparedPaths) {
      await letOthersRun();
      if (stopped.aborted) return;
      try {
        await prepare(path);
      } catch (error) {
        if (error instanceof Overloaded) return;
        throw error;
      }
    }
  };
}

const loadPage = async (site: Site, target: string, handle: RouteHandle, left?: AbortSignal) => {
  const make: Make = (before, allLeft) => makePage(site, { target, handle, allLeft }, before);
  return site.pages.get(target) ?? (await site.pages.load(target, make, left));
};

async function loadForVisitor(exchange: Exchange, target: string, handle: RouteHandle) {
  const { site, response } = exchange;
  const load = () => loadPage(site, target, handle, abortedWith(response));
  return site.pages.get(target) ?? renderInTurn(exchange, handle, load);
}

/** Answers with the page's markdown, if it has one. */
async function sendTwin(exchange: Exchange): Promise<boolean> {
  const { site, request, response, address } = exchange;
  const path = twinPath(site.routes, address.pathname, address.search);
  if (path === undefined) return false;
  const twin = await loadForVisitor(exchange, path, site.routes.find(path).handle);
  if (twin.status !== 200) return false;
  await sendRepresentation(request, response, asNegotiated(twin, path));
  return true;
}

const isGone = ({ status }: Representation) => status === 404 || status === 410;

/** Renders for this request only: personal pages and answers to posts. */
export async function sendFresh({ site, request, response, address }: Exchange, body?: Buffer[]): Promise<true> {
  const url = visibleOrigin(request, site.settings) + address.pathname + address.search;
  const network = readVisitorNetwork(request, { ...site.settings, hashKey: site.networkKey });
  const { handle } = site.routes.find(address.pathname);
  const webResponse = await renderOf(site, handle)(makeWebRequest(request, url, body, abortedWith(response)), {
    network,
  });
  await sendWebResponse(response, webResponse, site.routeHeaders);
  return true;
}

const renderOf = (site: Site, { slow }: RouteHandle) => (slow ? site.renderSlow[slow] : site.render);

type Wanted = { target: string; handle: RouteHandle; allLeft: AbortSignal };

/** Renders a cacheable page from its address alone. Returns the cached one if its data are the same. */
async function makePage(site: Site, { target, handle, allLeft }: Wanted, before?: Representation) {
  const revalidation: Revalidation | undefined = hasUncacheableParam(target, handle)
    ? undefined
    : { cachedFingerprint: before?.dataFingerprint };
  const request = new Request(site.settings.siteUrl + target, { signal: allLeft });
  const made = await renderOf(site, handle)(request, { revalidation });
  if (before && made.status === 304) return { page: before, mayKeep: true };
  const headers: Header[] = [...made.headers];
  headers.push(...site.routeHeaders.filter(([name]) => !made.headers.has(name)));
  const isOurs = made.status === 200 || target === missingPage;
  const mayKeep = isOurs && isPublicResponse(made) && revalidation !== undefined;
  const body = Buffer.from(await made.arrayBuffer());
  if (made.ok && isPicture(made)) return { page: makeFileRepresentation(headers, body, {}), mayKeep };
  const hasTwin = twinPath(site.routes, new URL(target, site.settings.siteUrl).pathname) !== undefined;
  headers.push(["Vary", hasTwin ? twinVaries : `Accept-Encoding, ${openerVaries}`]);
  const page = makeRepresentation(made.status, headers, body, mayKeep ? "best" : "quick");
  const shown = mayKeep && before && isSameResponse(before, page) ? before : page;
  shown.dataFingerprint = revalidation?.dataFingerprint;
  shown.requestsFeedRead = handle.requestsFeedRead;
  return { page: shown, mayKeep };
}

/** Pictures are compressed already. */
const isPicture = (webResponse: Response) => webResponse.headers.get("Content-Type")?.startsWith("image/") ?? false;
