/** Pages of one visitor's own are not cached, indexed, or passed on as referrer. */
export const privatePageHeaders = {
  "Cache-Control": "no-store",
  // "no-referrer" would remove the origin from the pages' own forms.
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};
