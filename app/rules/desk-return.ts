/** Where to go after signing in: an address of the desk or the uploader, or nothing if it is anything else. */
export function readDeskReturn(next: string | null): string | undefined {
  return next && /^\/(?:desk|blog-uploader)(?:[/?][\w\-./?=&%+~]*)?$/.test(next) ? next : undefined;
}
