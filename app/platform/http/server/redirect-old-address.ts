import { findRedirect } from "../find-redirect.ts";
import type { Exchange } from "./exchange.ts";
import { sendLine } from "./respond.ts";
import { missingPattern } from "./route-table.ts";

/** Whether no page and no file can have this path. */
export const isUnknown = ({ routes, files }: Pick<Exchange["site"], "routes" | "files">, pathname: string) =>
  routes.find(pathname).pattern === missingPattern && !files.has(pathname);

/** Redirects an old address; false if it is not one. Call it only for addresses without a page. */
export function redirectOldAddress({ site, response }: Exchange, address: Exchange["address"]): boolean {
  const to = findRedirect(site.redirects(), address);
  if (to === undefined) return false;
  sendLine(response, 301, "This page has moved.", [...site.defaultHeaders, ["Location", to]]);
  return true;
}
