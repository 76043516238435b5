import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { branchOf, type RouteBook } from "./route-book.ts";

/**
 * Gives the handler that knows the asked page alone. The router goes through all the routes it was given several times
 * for every answer, which costs more than the page itself where there are a hundred.
 */
export function makePageHandlers(build: ServerBuild, book: RouteBook): (pathname: string) => RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  return (pathname) => {
    const { id } = book.find(pathname);
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
