import type { IncomingMessage } from "node:http";

/**
 * The visitor's address: the socket's own, or with proxies in front the entry of X-Forwarded-For that the outermost
 * trusted proxy wrote. Whatever a visitor put there before is not believed.
 */
export function visitorAddress(request: IncomingMessage, trustedProxies: number): string {
  const own = request.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return own;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((entry) => entry.trim());
  return forwarded.at(-trustedProxies) || own;
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
