export type Address = { pathname: string; search: string };

/** `.` and `..` between slashes, escaped too: a URL parser would resolve them to another path. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Splits a request's target into path and query. Undefined for invalid ones: undecodable, control characters,
 * backslashes, dot segments, or a path that would read as another host. NUL is removed from the query, because
 * PostgreSQL cannot store it.
 */
export function readAddress(target: string): Address | undefined {
  if (target.charCodeAt(0) !== 47 || target.charCodeAt(1) === 47) return undefined;
  const mark = target.indexOf("?");
  const pathname = mark === -1 ? target : target.slice(0, mark);
  if (pathname.includes("\\") || dotSegment.test(pathname) || !isDecodable(pathname)) return undefined;
  return { pathname, search: mark === -1 ? "" : target.slice(mark).replaceAll("%00", "") };
}

function isDecodable(pathname: string): boolean {
  if (!pathname.includes("%")) return true;
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
