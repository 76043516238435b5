const known = /^\/(?:desk|blog-uploader)(?:[/?][\w\-./?=&%+~*]*)?$/;

/**
 * Returns where to go after signing in: an address of the desk or the uploader, else undefined. Dots or double slashes
 * that lead elsewhere are refused.
 */
export function readDeskReturn(next: string | null): string | undefined {
  if (!next || !known.test(next)) return undefined;
  const { pathname, search } = new URL(next, "https://house.invalid/");
  return pathname + search === next && !pathname.includes("//") ? next : undefined;
}
