const known = /^\/(?:desk|blog-uploader)(?:[/?][\w\-./?=&%+~]*)?$/;

/**
 * Where to go after signing in: an address of the desk or the uploader, or nothing if it is anything else. One that leads
 * out of them again, by dots or two slashes, is no such address.
 */
export function readDeskReturn(next: string | null): string | undefined {
  if (!next || !known.test(next)) return undefined;
  const { pathname, search } = new URL(next, "https://house.invalid/");
  return pathname + search === next && !pathname.includes("//") ? next : undefined;
}
