import { fileURLToPath } from "node:url";
import type { SiteDeps } from "#server/http/exchange.ts";
import { makePageHandlers } from "#server/http/page-handlers.ts";
import { preparedPaths, readRouteTable } from "#server/http/route-table.ts";
import { makeCommonHeaders, makePolicies } from "#server/http/security-headers.ts";
import { loadStaticFiles } from "#server/http/static-files.ts";
import { buildFolder } from "./build-folder.ts";
import type { ServerServices } from "./create-services.ts";
import { type Build, makeSiteDeps } from "./site-deps.ts";

const clientFolder = fileURLToPath(new URL("client/", buildFolder));

/** The site of the built pages, ready to answer. */
export async function loadBuiltSite(server: ServerServices): Promise<SiteDeps> {
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
  return makeSiteDeps(server, {
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
  });
}
