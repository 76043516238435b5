import { trimEnd } from "#app/rules/text/trim-end.ts";

/**
 * The one way to write a path, where others lead: without slashes at its end, with nothing in an escape that needs none,
 * and escapes in capitals (RFC 3986, section 6.2.2). Each page has one address then, and is kept but once.
 */
export function canonicalPath(pathname: string): string {
  const bare = pathname.length > 1 && pathname.endsWith("/") ? trimEnd(pathname, /\//) || "/" : pathname;
  return bare.includes("%") ? bare.replace(/%[0-9a-f]{2}/gi, canonicalEscape) : bare;
}

function canonicalEscape(coded: string): string {
  const sign = String.fromCharCode(Number.parseInt(coded.slice(1), 16));
  return /[\w.~-]/.test(sign) ? sign : coded.toUpperCase();
}
