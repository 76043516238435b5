import type { ServerBuild } from "react-router";
import type { Limit } from "./rate-limiter.ts";

/** Tells the server how to treat a route: the `handle` of its module. */
export type RouteHandle = {
  /** The query parameters that the page knows; others are dropped before the cache is asked. */
  queryAllowList?: readonly string[];
  /** Parameters with free text: passed on, but the answer is not cached. */
  uncacheableParams?: readonly string[];
  /** Other sites may read it: CORS preflights are answered. */
  allowsCors?: true;
  /** A request may start a read of the feed. */
  requestsFeedRead?: true;
  /** Rendered for each visitor: never cached, with its whole query. */
  personal?: true;
  /** Waits for what is made one after another: it takes no place of the pages. Each kind has places of its own. */
  slow?: "hill" | "share" | "markdown";
  /** The markdown of a page. */
  isMarkdown?: true;
  /** Shows a founder, cases and testimonials once there are some. */
  showsProof?: true;
  /** Shown by our own pages in a frame. */
  framed?: true;
  /** Printed as a book is, with the brand at the head of each sheet. */
  printed?: true;
  /** Maximum of a posted body, if the default is too small. */
  maxBodyBytes?: number;
  /** Maximum of a form with files, or of a file alone. The page itself says that one was too large: it gets a redirect with `problem=too-large`. */
  maxFileBytes?: number;
  /** Posts from other origins are allowed: the key in the address is enough. */
  allowsForeignPosts?: true;
  /** Nothing is shown here: the page answers 405 to all but posts. */
  onlyPosts?: true;
  /** Only the owner posts here: other bodies are not read. */
  ownersPost?: true;
  /** With `ownersPost`: writers and programs with a publishing key post here as well. */
  writersPost?: true;
  /** The owner's key is entered here: wrong ones are counted. */
  acceptsOwnerKey?: true;
  /** Rate limit for posts, if the default does not fit. */
  limit?: Limit;
};

export type Entry = { id: string; pattern: string; handle: RouteHandle; acceptsPosts: boolean };

export const missingPattern = "/*";

export type RouteTable = { find(pathname: string): Entry };

/** The routes of an answer: this one, its layouts, and the catch-all. */
export function branchOf(routes: ServerBuild["routes"], id: string): ServerBuild["routes"] {
  const branch: ServerBuild["routes"] = {};
  const leaves = Object.values(routes).filter((route) => route?.id === id || route?.path === "*");
  for (let route of leaves) {
    for (; route; route = route.parentId ? routes[route.parentId] : undefined) branch[route.id] = route;
  }
  return branch;
}

/** Finds the route for a path without rendering. Unknown paths share the catch-all's entry. */
export function readRouteTable(routes: ServerBuild["routes"]): RouteTable {
  const fixed = new Map<string, Entry>();
  const dynamic: [RegExp, Entry][] = [];
  for (const route of Object.values(routes)) {
    if (!route || (route.path === undefined && !route.index)) continue;
    const pattern = fullPath(routes, route);
    const { id, module } = route;
    const entry = { id, pattern, handle: fullHandle(routes, route), acceptsPosts: module.action !== undefined };
    if (isDynamic(pattern)) dynamic.push([toExpression(pattern), entry]);
    else fixed.set(pattern, entry);
  }
  dynamic.sort(([, one], [, other]) => fixedLengthOf(other.pattern) - fixedLengthOf(one.pattern));
  // Grouped by first folder, because each cached article is looked up twice to be counted and few of some fifty
  // patterns share a folder.
  const anywhere = dynamic.filter(([, { pattern }]) => folderOf(pattern).startsWith(":"));
  const folders = new Set(dynamic.map(([, { pattern }]) => folderOf(pattern)));
  const within = new Map([...folders].map((folder) => [folder, dynamic.filter(isIn(folder))]));
  const findDynamic = (pathname: string) =>
    (within.get(folderOf(pathname)) ?? anywhere).find(([expression]) => expression.test(pathname))?.[1];
  const missing = fixed.get(missingPattern) ?? { id: "", pattern: missingPattern, handle: {}, acceptsPosts: false };
  return { find: (pathname) => fixed.get(pathname) ?? findDynamic(pathname) ?? missing };
}

/** The paths of the pages that are the same for everybody; those with a parameter are left out. */
export const preparedPaths = (routes: ServerBuild["routes"]): string[] =>
  Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.id.startsWith("pages/") && (route.path !== undefined || route.index))
    .filter((route) => !fullHandle(routes, route).personal)
    .map((route) => fullPath(routes, route))
    .filter((path) => !path.includes(":") && !path.includes("*"));

/** "blog" of `/blog/:slug`, ":page" of `/:page`. */
function folderOf(path: string): string {
  const end = path.indexOf("/", 1);
  return path.slice(1, end === -1 ? undefined : end);
}

const isIn =
  (folder: string) =>
  ([, { pattern }]: [RegExp, Entry]) =>
    folderOf(pattern) === folder || folderOf(pattern).startsWith(":");

/** Has a parameter, or matches everything else below a folder. */
const isDynamic = (pattern: string) => pattern.includes(":") || (pattern.endsWith("/*") && pattern !== missingPattern);

type Route = NonNullable<ServerBuild["routes"][string]>;

function fullPath(routes: ServerBuild["routes"], route: Route): string {
  const above = route.parentId ? routes[route.parentId] : undefined;
  const prefix = above ? fullPath(routes, above) : "";
  return `${prefix.replace(/\/$/, "")}/${route.path ?? ""}`.replace(/(?<=.)\/$/, "");
}

/** A layout's handle holds for all its routes. */
function fullHandle(routes: ServerBuild["routes"], route: Route): RouteHandle {
  const above = route.parentId ? routes[route.parentId] : undefined;
  return { ...(above && fullHandle(routes, above)), ...(route.module.handle as RouteHandle | undefined) };
}

/** Of patterns that match the same path the more specific wins, as in React Router. */
const fixedLengthOf = (pattern: string) => pattern.replace(/:[A-Za-z]+/g, "").length;

/** React Router's patterns do not go beyond the end of a line. */
const lineEnd = "%0[AaDd]|%[Ee]2%80%[Aa][89]";

function toExpression(pattern: string): RegExp {
  const source = pattern
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/:[A-Za-z]+/g, "[^/]+")
    .replace(/\\\*$/, `(?:(?!${lineEnd}).)+`);
  return new RegExp(`^${source}$`);
}
