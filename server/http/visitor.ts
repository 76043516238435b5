import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The visitor's address: the socket's own, or with proxies in front the entry of X-Forwarded-For that the outermost
 * trusted proxy wrote. Whatever a visitor put there before is not believed, and an entry that is no address does not
 * count. Some proxies write a port behind it, which is left out.
 */
export function visitorAddress(request: IncomingMessage, trustedProxies: number): string {
  const own = request.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return own;
  const entry = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .at(-trustedProxies);
  return readEntry(entry?.trim() ?? "") ?? own;
}

function readEntry(entry: string): string | undefined {
  if (isIP(entry)) return entry;
  const bare = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? "";
  return isIP(bare) ? bare : undefined;
}

/**
 * What a visitor's limits count by: the IPv4 address, or of IPv6 the first half, since one line has the whole second
 * half to choose from.
 */
export function visitorNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const meant = ipaddr.process(address);
  return meant.kind() === "ipv4" ? meant.toString() : ipv6Network(address, 4);
}

/** The first groups of an IPv6 address, each of 16 bits, as the network that they name. */
export function ipv6Network(address: string, groups: number): string {
  const first = ipaddr.IPv6.parse(address).parts.slice(0, groups);
  return `${first.map((group) => group.toString(16)).join(":")}::/${groups * 16}`;
}

/**
 * Whether a post came from a page of ours. Programs send no Origin; browsers always do when it is another site's page
 * that posts. While no SITE_URL is set the site goes by whatever host it was asked by.
 */
export function isOwnPost(request: IncomingMessage, siteOrigin: string, isSiteUrlSet: boolean): boolean {
  const { origin, host } = request.headers;
  if (request.headers["sec-fetch-site"] === "cross-site") return false;
  if (origin === undefined) return true;
  if (origin === siteOrigin) return true;
  return !isSiteUrlSet && host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
