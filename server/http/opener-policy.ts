import type { IncomingMessage } from "node:http";

const severed = ["Cross-Origin-Opener-Policy", "same-origin"];
const asItIs: string[] = [];

/**
 * What takes our page out of the hands of another site's window that opened it; flat, as `writeHead` takes headers. Who
 * comes by themselves or from a page of ours is in nobody's hands, and a policy that the page before did not have makes
 * a browser start another process between the answer and the first paint (HTML standard, 7.1.3.2; Fetch Metadata, 2.3).
 */
export function openerPolicy({ headers }: IncomingMessage): string[] {
  const site = headers["sec-fetch-site"];
  return site === "none" || site === "same-origin" ? asItIs : severed;
}

/** What an answer with this policy differs by, for caches. */
export const openerVaries = "Sec-Fetch-Site";
