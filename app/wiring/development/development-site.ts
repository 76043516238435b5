import { createRequestHandler } from "react-router";
import type { ViteDevServer } from "vite";
import type { Build, PageSource } from "#platform/http/server/page-source.ts";
import { readRouteTable } from "#platform/http/server/route-table.ts";
import { makeCommonHeaders, makePolicies } from "#platform/http/server/security-headers.ts";
import type { Server } from "#platform/process/server/server.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { openSite } from "../server/open-site.ts";

/** The whole site over the sources as they stand, for the development server to ask. */
export async function startDevelopmentSite(vite: ViteDevServer) {
  const settings = readSettings(process.env);
  const { run, ...opened } = await openSite(settings, undefined, (server) => loadSources(server, vite));
  const end = run();
  return { ...opened, settings, stop: () => end(Promise.resolve()) };
}

/** The same steps as those of the built site, but nothing is cached. */
async function loadSources(server: Server, vite: ViteDevServer): Promise<PageSource> {
  const load = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<Build>;
  let renders = 0;
  return {
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
  };
}
