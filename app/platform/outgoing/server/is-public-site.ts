import { isPublicAddress } from "#platform/outgoing/server/addresses.ts";

/** Names that never leave a network (RFC 6761, 6762, 8375, and the ICANN reservation of `internal`). */
const localNames = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;
const isNumeric = /^[\d.]+$|:/;

/** Whether a site at this address can be found by others; one on this machine or in its own network cannot. */
export function isPublicSite(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname.replace(/^\[|\]$|\.$/g, "");
  if (isNumeric.test(host)) return isPublicAddress(host);
  return host.includes(".") && !localNames.test(host);
}

/** Whether the site may open at this address. */
export const isSecureAndPublic = (siteUrl: string): boolean => siteUrl.startsWith("https:") && isPublicSite(siteUrl);
