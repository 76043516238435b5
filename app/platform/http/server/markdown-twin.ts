import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";
import { paths } from "#facts/paths.ts";
import { openerVaries } from "./opener-policy.ts";
import { keepAllowedQuery } from "./query-keys.ts";
import { makeRepresentation, type Representation } from "./representation.ts";
import { missingPattern, type RouteTable } from "./route-table.ts";
import type { Header } from "./security-headers.ts";

const markdown = "text/markdown";
const offered = ["text/html", markdown, `${markdown};charset=utf-8`];
const namesMarkdown = /text\/markdown/i;

/**
 * Whether a request prefers markdown to HTML (RFC 9110, 12.5.1). Browsers never name it, so most requests need one
 * look.
 */
export function prefersMarkdown({ headers }: Pick<IncomingMessage, "headers">): boolean {
  if (headers.accept === undefined || !namesMarkdown.test(headers.accept)) return false;
  return new Negotiator({ headers }).mediaType(offered)?.startsWith(markdown) ?? false;
}

/** Returns the address of a page's markdown; undefined for addresses without one. The twin may still answer 404. */
export function twinPath(routes: RouteTable, pathname: string, search = ""): string | undefined {
  const { handle, pattern } = routes.find(pathname);
  if (pattern === missingPattern || handle.isMarkdown || keepAllowedQuery(search, handle) !== "") return undefined;
  const twin = paths.markdown(pathname);
  return routes.find(twin).handle.isMarkdown ? twin : undefined;
}

/** The `Vary` header of an address that serves both a page and its twin. */
export const twinVaries = `Accept, Accept-Encoding, ${openerVaries}`;

const replaced = ["cache-control", "vary"];
const negotiated = new WeakMap<Representation, Representation>();

/** Returns the twin for its page's address. Shared caches often ignore `Vary: Accept`, so they must not store it. */
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
