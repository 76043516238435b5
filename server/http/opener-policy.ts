import type { IncomingMessage } from "node:http";

/** Whether another site may have opened the window that a page is for. */
export type Arrival = "inside" | "elsewhere";

/** Who comes by themselves or from a page of ours is in nobody's hands (Fetch Metadata, 2.3). */
export function arrivalOf({ headers }: IncomingMessage): Arrival {
  const site = headers["sec-fetch-site"];
  return site === "none" || site === "same-origin" ? "inside" : "elsewhere";
}

/**
 * What takes our window out of the hands of another site's, flat, as `writeHead` takes headers. A policy that the page
 * before did not have makes a browser start another process between the answer and the first paint (HTML standard,
 * 7.1.3.2), so it is for those alone whom it protects.
 */
export const openerPolicy: Record<Arrival, string[]> = {
  inside: [],
  elsewhere: ["Cross-Origin-Opener-Policy", "same-origin"],
};

/** What is kept has both made once: joining them for each request takes a fifth of a kept page's time. */
export const byArrival = (headers: string[]): Record<Arrival, string[]> => ({
  inside: [...headers, ...openerPolicy.inside],
  elsewhere: [...headers, ...openerPolicy.elsewhere],
});

/** What an answer with this policy differs by, for caches. */
export const openerVaries = "Sec-Fetch-Site";
