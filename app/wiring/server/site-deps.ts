import { withOwnFiles } from "#features/pictures/server/own/own-files.ts";
import type { RenderMore, SiteDeps } from "#platform/http/server/exchange.ts";
import { Failures } from "#platform/http/server/failures.ts";
import { PageCache } from "#platform/http/server/page-cache.ts";
import { makeContext, type PageSource } from "#platform/http/server/page-source.ts";
import { RateLimiter } from "#platform/http/server/rate-limiter.ts";
import { isUnknown } from "#platform/http/server/redirect-old-address.ts";
import { shownElsewhere } from "#platform/http/server/static-files.ts";
import { makePageServices } from "#platform/process/server/page-services.ts";
import type { Pages, Server } from "#platform/process/server/server.ts";
import { watchRequests } from "#platform/process/server/watch-requests.ts";
import { serverFeatures } from "./server-features.ts";

/** The dependencies of the site handler. */
export function makeSiteDeps(server: Server, source: PageSource): SiteDeps {
  const { policies, readStyleSheet } = source;
  const failures = new Failures(server.log);
  const isTaken = (pathname: string) =>
    source.files.has(pathname) || source.routes.find(pathname).handle.personal === true;
  const mayBePage = (pathname: string) => !isUnknown(source, pathname);
  const { siteUrl } = server.settings;
  const renderPage: Pages["renderPage"] = (path, posted, network) =>
    render(new Request(siteUrl + path, posted), { network });
  const statusOf = async (path: string) => (await renderPage(path)).status;
  const services = makePageServices(server, {
    ...{ policies, failures, readStyleSheet, renderPage, statusOf },
    renderWith: (facts, path) => render(new Request(siteUrl + path), { facts }),
    isThere: async (path) => isTaken(path) || (mayBePage(path) && (await statusOf(path)) < 400),
  });
  /** Default texts on a page that the owner has not confirmed. */
  async function countOurs(path: string) {
    const { pages } = await services.readLaunchState();
    const texts = pages.filter((page) => page.path === path).flatMap(({ passages }) => passages);
    return texts.filter(({ isConfirmed }) => !isConfirmed).length;
  }
  async function render(request: Request, more?: RenderMore) {
    const build = await source.load();
    const context = makeContext(build, services, more);
    return failures.tell(context, request, await source.respond(build, request, context));
  }
  return {
    settings: server.settings,
    log: server.log,
    clock: server.clock,
    networkKey: server.networkKey,
    isLive: server.isLive,
    isOutdated: server.database.isOutdated,
    redirects: server.content.redirects,
    answered: serverFeatures.flatMap(({ answered }) => answered?.(server) ?? []),
    ...watchRequests(server),
    requestFeedRead: server.feed.wake,
    door: services.deskDoor,
    activity: services.activity,
    refusals: services.refusals,
    version: server.version,
    isReady: server.database.isReady,
    rateLimiter: new RateLimiter(),
    drawOwnerBar: async (path) => (await source.load()).entry.module.drawOwnerBar(path, await countOurs(path)),
    commonHeaders: source.commonHeaders,
    plainPolicy: policies.nothing,
    files: withOwnFiles({
      files: source.files,
      ownFiles: server.content.ownFiles,
      headers: [...shownElsewhere(source.commonHeaders), ["Content-Security-Policy", policies.nothing]],
    }),
    pages: new PageCache(source.version),
    preparedPaths: source.preparedPaths,
    routes: source.routes,
    render,
  };
}
