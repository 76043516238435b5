import { trimEnd } from "#platform/text/trim-end.ts";

/**
 * The canonical path: no slashes at the end, no needless escapes, capitals in escapes (RFC 3986, section 6.2.2). Each
 * page then has one address and one entry in the cache.
 */
export function canonicalPath(pathname: string): string {
  const bare = pathname.length > 1 && pathname.endsWith("/") ? trimEnd(pathname, /\//) || "/" : pathname;
  return bare.includes("%") ? bare.replace(/%[0-9a-f]{2}/gi, canonicalEscape) : bare;
}

function canonicalEscape(coded: string): string {
  const sign = String.fromCharCode(Number.parseInt(coded.slice(1), 16));
  return /[\w.~-]/.test(sign) ? sign : coded.toUpperCase();
}
