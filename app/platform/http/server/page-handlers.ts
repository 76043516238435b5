import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { branchOf, type RouteTable } from "./route-table.ts";

/**
 * Gives the handler that knows only the requested page's routes. React Router walks through all routes several times
 * for each answer, which costs more than the page itself.
 */
export function makePageHandlers(build: ServerBuild, routeTable: RouteTable): (pathname: string) => RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  return (pathname) => {
    const { id } = routeTable.find(pathname);
    const handler = handlers.get(id) ?? createRequestHandler(withBranch(build, id), "production");
    handlers.set(id, handler);
    return handler;
  };
}

function withBranch(build: ServerBuild, id: string): ServerBuild {
  const routes = branchOf(build.routes, id);
  const described = Object.entries(build.assets.routes).filter(([each]) => each in routes);
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(described) } };
}
