import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The visitor's address: the socket's, or with proxies the entry of X-Forwarded-For that the outermost trusted proxy
 * wrote. Earlier entries are not believed, and an invalid entry is ignored. Some proxies add a port, which is removed.
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
 * The key of limits: the IPv4 address, or the first half of an IPv6 address, because one line has the whole second
 * half.
 */
export function visitorNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const meant = ipaddr.process(address);
  return meant.kind() === "ipv4" ? meant.toString() : ipv6Network(address, 4);
}

/** The IPv6 /48 around an address, which one subscriber may have whole; undefined for IPv4. */
export const wideVisitorNetwork = (address: string): string | undefined =>
  visitorNetwork(address).endsWith("::/64") ? ipv6Network(address, 3) : undefined;

/** The first groups of an IPv6 address, each of 16 bits, as the network that they name. */
function ipv6Network(address: string, groups: number): string {
  const first = ipaddr.IPv6.parse(address).parts.slice(0, groups);
  return `${first.map((group) => group.toString(16)).join(":")}::/${groups * 16}`;
}

/**
 * Whether a post came from a page of this site. Programs send no Origin; browsers always do on cross-site posts.
 * Without SITE_URL, the requested host counts as this site's.
 */
export function isSameOriginPost(request: IncomingMessage, siteOrigin: string, isSiteUrlSet: boolean): boolean {
  const { origin, host } = request.headers;
  if (request.headers["sec-fetch-site"] === "cross-site") return false;
  if (origin === undefined) return true;
  if (origin === siteOrigin) return true;
  return !isSiteUrlSet && host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
