export type Address = { pathname: string; search: string };

/**
 * Splits a request's target into path and query. Undefined for what no page can have: a path that cannot be decoded,
 * control characters, back slashes, or a path that would read as another host.
 */
export function readAddress(target: string): Address | undefined {
  if (target.charCodeAt(0) !== 47 || target.charCodeAt(1) === 47) return undefined;
  const mark = target.indexOf("?");
  const pathname = mark === -1 ? target : target.slice(0, mark);
  if (pathname.includes("\\") || !isDecodable(pathname)) return undefined;
  return { pathname, search: mark === -1 ? "" : target.slice(mark) };
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
