import { createRequestHandler } from "react-router";
import type { ViteDevServer } from "vite";
import type { SiteDeps } from "#server/http/exchange.ts";
import { readRouteTable } from "#server/http/route-table.ts";
import { makeCommonHeaders, makePolicies } from "#server/http/security-headers.ts";
import { readSettings } from "#server/settings.ts";
import type { ServerServices } from "./create-services.ts";
import { openSite } from "./open-site.ts";
import { type Build, makeSiteDeps } from "./site-deps.ts";

/** The whole site over the sources as they stand, for the development server to ask. */
export async function startDevelopmentSite(vite: ViteDevServer) {
  const settings = readSettings(process.env);
  const { run, ...opened } = await openSite(settings, undefined, (server) => loadSources(server, vite));
  const end = run();
  return { ...opened, settings, stop: () => end(Promise.resolve()) };
}

/** The same steps as those of the built site, but nothing is cached. */
async function loadSources(server: ServerServices, vite: ViteDevServer): Promise<SiteDeps> {
  const load = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<Build>;
  let renders = 0;
  return makeSiteDeps(server, {
    policies: makePolicies(server.settings, true),
    commonHeaders: makeCommonHeaders(server.settings),
    routes: readRouteTable((await load()).routes),
    preparedPaths: [],
    files: new Map(),
    readStyleSheet: () => "",
    version: () => renders++,
    load,
    respond(build, request, context) {
      // An edited component renders the same data differently.
      context.set(build.entry.module.revalidationContext, undefined);
      return createRequestHandler(build, "development")(request, context);
    },
  });
}
