import type { IncomingMessage } from "node:http";

const severed = ["Cross-Origin-Opener-Policy", "same-origin"];
const asItIs: string[] = [];

/**
 * Separates our page from a foreign opener's window; flat, as `writeHead` takes headers. Direct and same-origin visits
 * have no foreign opener, and a policy that differs from the previous page's makes a browser start a new process before
 * the first paint (HTML standard, 7.1.3.2; Fetch Metadata, 2.3).
 */
export function openerPolicy({ headers }: IncomingMessage): string[] {
  const site = headers["sec-fetch-site"];
  return site === "none" || site === "same-origin" ? asItIs : severed;
}

/** Answers with this policy vary by it. */
export const openerVaries = "Sec-Fetch-Site";
