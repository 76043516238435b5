import type { ServerBuild } from "react-router";
import type { Limit } from "./rate-limiter.ts";

/** What a route module's `handle` tells the server. */
export type RouteHandle = {
  /** Query keys that the page knows; all others are dropped before the page is looked up or made. */
  queryAllowList?: readonly string[];
  /** Keys whose values anyone may invent: passed on too, but an answer made with one is not kept. */
  uncacheableParams?: readonly string[];
  /** Pages of other sites may read it: their browsers, which ask first, are told so. */
  forReaders?: true;
  /** Asking for it is a reason to look whether the feed has something new. */
  requestsFeedRead?: true;
  /** Made anew for each visitor: never kept, its whole query passed on. */
  personal?: true;
  /** Shown by our own pages in a frame. */
  framed?: true;
  /** Most bytes of a posted body, where the usual limit is too small. */
  maxBodyBytes?: number;
  /** Only the owner posts here: nobody else's body is read at all. */
  ownersPost?: true;
  /** The owner key is entered here: wrong ones are counted. */
  takesOwnerKey?: true;
  /** How often one address may post here, where the usual limit does not do. */
  limit?: Limit;
};

type Entry = { id: string; pattern: string; handle: RouteHandle; takesPosts: boolean };

export const missingPattern = "/*";

export type RouteBook = { find(pathname: string): Entry };

/** The routes that an answer is made of: this one, what it stands in, and what answers if there is nothing after all. */
export function branchOf(routes: ServerBuild["routes"], id: string): ServerBuild["routes"] {
  const branch: ServerBuild["routes"] = {};
  const leaves = Object.values(routes).filter((route) => route?.id === id || route?.path === "*");
  for (let route of leaves) {
    for (; route; route = route.parentId ? routes[route.parentId] : undefined) branch[route.id] = route;
  }
  return branch;
}

/** Looks up which route answers a path, without rendering anything. Unknown paths share the catch-all's entry. */
export function readRouteBook(routes: ServerBuild["routes"]): RouteBook {
  const fixed = new Map<string, Entry>();
  const dynamic: [RegExp, Entry][] = [];
  for (const route of Object.values(routes)) {
    if (!route || (route.path === undefined && !route.index)) continue;
    const pattern = fullPath(routes, route);
    const { id, module } = route;
    const entry = { id, pattern, handle: fullHandle(routes, route), takesPosts: module.action !== undefined };
    if (pattern.includes(":")) dynamic.push([toExpression(pattern), entry]);
    else fixed.set(pattern, entry);
  }
  dynamic.sort(([, one], [, other]) => fixedLengthOf(other.pattern) - fixedLengthOf(one.pattern));
  const findDynamic = (pathname: string) => dynamic.find(([expression]) => expression.test(pathname))?.[1];
  const missing = fixed.get(missingPattern) ?? { id: "", pattern: missingPattern, handle: {}, takesPosts: false };
  return { find: (pathname) => fixed.get(pathname) ?? findDynamic(pathname) ?? missing };
}

type Route = NonNullable<ServerBuild["routes"][string]>;

function fullPath(routes: ServerBuild["routes"], route: Route): string {
  const above = route.parentId ? routes[route.parentId] : undefined;
  const prefix = above ? fullPath(routes, above) : "";
  return `${prefix.replace(/\/$/, "")}/${route.path ?? ""}`.replace(/(?<=.)\/$/, "");
}

/** What a layout says holds for everything in it. */
function fullHandle(routes: ServerBuild["routes"], route: Route): RouteHandle {
  const above = route.parentId ? routes[route.parentId] : undefined;
  return { ...(above && fullHandle(routes, above)), ...(route.module.handle as RouteHandle | undefined) };
}

/** Of patterns that match the same path the one that says more of it is meant, as for the router. */
const fixedLengthOf = (pattern: string) => pattern.replace(/:[A-Za-z]+/g, "").length;

function toExpression(pattern: string): RegExp {
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:[A-Za-z]+/g, "[^/]+");
  return new RegExp(`^${source}$`);
}
