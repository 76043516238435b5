import type { RequestListener } from "node:http";
import { createRequestHandler } from "react-router";
import { Failures } from "#server/http/failures.ts";
import { PageCache } from "#server/http/page-cache.ts";
import { RateLimiter } from "#server/http/rate-limiter.ts";
import { readRouteBook } from "#server/http/route-book.ts";
import { makeCommonHeaders, makePolicies } from "#server/http/security-headers.ts";
import { makeSiteHandler, type RenderMore } from "#server/http/site-handler.ts";
import { type Build, createServices, type Deps, makeContext } from "./built-site.ts";

/** The same steps over the sources as they stand: nothing is kept, and an edit shows itself in the browser. */
export async function loadDevelopmentSite(deps: Deps): Promise<RequestListener> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const loadBuild = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<Build>;
  const policies = makePolicies(deps.settings, true);
  const failures = new Failures(deps.log);
  const services = createServices({ ...deps, failures, readStyleSheet: () => "" }, policies, render);
  let renders = 0;
  const answer = makeSiteHandler({
    settings: deps.settings,
    log: deps.log,
    clock: deps.clock,
    rateLimiter: new RateLimiter(),
    networkKey: deps.networkKey,
    owner: services.owner,
    requestFeedRead: deps.requestFeedRead,
    visits: deps.visits,
    commonHeaders: makeCommonHeaders(deps.settings),
    plainPolicy: policies.nothing,
    files: new Map(),
    pages: new PageCache(() => renders++),
    routes: readRouteBook((await loadBuild()).routes),
    render,
  });
  async function render(request: Request, more?: RenderMore) {
    const build = await loadBuild();
    return createRequestHandler(build, "development")(
      request,
      makeContext(build, services, { network: more?.network }),
    );
  }
  return (request, response) => vite.middlewares(request, response, () => answer(request, response));
}
