import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";
import { paths } from "#app/paths.ts";
import { openerVaries } from "./opener-policy.ts";
import { keepAllowedQuery } from "./query-keys.ts";
import { makeRepresentation, type Representation } from "./representation.ts";
import { missingPattern, type RouteTable } from "./route-table.ts";
import type { Header } from "./security-headers.ts";

const markdown = "text/markdown";
const offered = ["text/html", markdown, `${markdown};charset=utf-8`];
const namesMarkdown = /text\/markdown/i;

/** Whether a request prefers markdown to HTML (RFC 9110, 12.5.1). No browser names it, so that most end at one look. */
export function prefersMarkdown({ headers }: Pick<IncomingMessage, "headers">): boolean {
  if (headers.accept === undefined || !namesMarkdown.test(headers.accept)) return false;
  return new Negotiator({ headers }).mediaType(offered)?.startsWith(markdown) ?? false;
}

/** Where a page's markdown would be; undefined for addresses that have none. Only the twin itself knows if it is there. */
export function twinPath(routes: RouteTable, pathname: string, search = ""): string | undefined {
  const { handle, pattern } = routes.find(pathname);
  if (pattern === missingPattern || handle.isMarkdown || keepAllowedQuery(search, handle) !== "") return undefined;
  const twin = paths.markdown(pathname);
  return routes.find(twin).handle.isMarkdown ? twin : undefined;
}

/** How a page and its twin, at one address, are told apart by caches. */
export const twinVaries = `Accept, Accept-Encoding, ${openerVaries}`;

const replaced = ["cache-control", "vary"];
const negotiated = new WeakMap<Representation, Representation>();

/** The twin as the answer at its page's address. Shared caches often ignore `Vary: Accept`, so they must not have it. */
export function asNegotiated(twin: Representation, path: string): Representation {
  const known = negotiated.get(twin);
  if (known) return known;
  const headers: Header[] = [
    ...twin.headers.filter(([name]) => !replaced.includes(name.toLowerCase())),
    ["Cache-Control", "private, no-store"],
    ["Vary", twinVaries],
    ["Content-Location", path],
  ];
  const made = makeRepresentation(twin.status, headers, twin.identity, "quick");
  negotiated.set(twin, made);
  return made;
}
