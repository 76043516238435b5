import { fileURLToPath } from "node:url";
import { makePageHandlers } from "#platform/http/server/page-handlers.ts";
import type { Build, PageSource } from "#platform/http/server/page-source.ts";
import { preparedPaths, readRouteTable } from "#platform/http/server/route-table.ts";
import { makeCommonHeaders, makePolicies } from "#platform/http/server/security-headers.ts";
import { loadStaticFiles } from "#platform/http/server/static-files.ts";
import { buildFolder } from "./build-folder.ts";
import type { Server } from "./server.ts";

const clientFolder = fileURLToPath(new URL("client/", buildFolder));

/** The built pages, ready to be asked. */
export async function loadBuiltSite(server: Server): Promise<PageSource> {
  const { settings } = server;
  const build: Build = await import("#pages");
  const policies = makePolicies(settings);
  const commonHeaders = makeCommonHeaders(settings);
  const files = loadStaticFiles({
    folder: clientFolder,
    siteUrl: settings.siteUrl,
    common: commonHeaders,
    policy: policies.nothing,
  });
  const routes = readRouteTable(build.routes);
  const handlerFor = makePageHandlers(build, routes);
  return {
    policies,
    commonHeaders,
    routes,
    preparedPaths: preparedPaths(build.routes),
    files,
    // Read at the start, because an upgrade may delete the files of a running site.
    readStyleSheet: (address) => `${files.get(address)?.identity}`,
    // Some pages mark the current month.
    version: () => server.content.version() * 12 + new Date(server.clock()).getUTCMonth(),
    load: async () => build,
    respond: (_, request, context) => handlerFor(new URL(request.url).pathname)(request, context),
  };
}
