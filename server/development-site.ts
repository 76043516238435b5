import type { RequestListener } from "node:http";
import { createRequestHandler } from "react-router";
import { type Build, type Ground, makeContext, makeEdges } from "./built-site.ts";
import { Failures } from "./http/failures.ts";
import { Limits } from "./http/limits.ts";
import { PageCache } from "./http/page-cache.ts";
import { readRouteBook } from "./http/route-book.ts";
import { makeCommonHeaders, makePolicies } from "./http/security-headers.ts";
import { makeSiteHandler, type RenderMore } from "./http/site-handler.ts";

/** The same steps over the sources as they stand: nothing is kept, and an edit shows itself in the browser. */
export async function loadDevelopmentSite(ground: Ground): Promise<RequestListener> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const loadBuild = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<Build>;
  const policies = makePolicies(ground.settings, true);
  const failures = new Failures(ground.log);
  const edges = makeEdges({ ...ground, failures, readStyleSheet: () => "" }, policies, render);
  let renders = 0;
  const answer = makeSiteHandler({
    settings: ground.settings,
    log: ground.log,
    clock: ground.clock,
    limits: new Limits(),
    networkKey: ground.networkKey,
    owner: edges.owner,
    nudgeFeed: ground.nudgeFeed,
    visits: ground.visits,
    commonHeaders: makeCommonHeaders(ground.settings),
    plainPolicy: policies.nothing,
    files: new Map(),
    pages: new PageCache(() => renders++),
    routes: readRouteBook((await loadBuild()).routes),
    render,
  });
  async function render(request: Request, more?: RenderMore) {
    const build = await loadBuild();
    return createRequestHandler(build, "development")(request, makeContext(build, edges, { network: more?.network }));
  }
  return (request, response) => vite.middlewares(request, response, () => answer(request, response));
}
