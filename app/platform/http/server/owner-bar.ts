import type { IncomingMessage } from "node:http";
import type { Exchange } from "./exchange.ts";
import { makeRepresentation, type Representation } from "./representation.ts";

/** Whether a request has a cookie of the desk, open or not. Visitors have none. */
export const hasDeskCookie = ({ headers }: IncomingMessage): boolean => headers.cookie?.includes("desk=") ?? false;

const end = "</body>";

/** Returns the page with the owner's bar for editing it; undefined for visitors. Never cached. */
export async function withOwnerBar(
  { site, request, address }: Exchange,
  page: Representation,
): Promise<Representation | undefined> {
  if (page.status !== 200 || !hasDeskCookie(request) || !(await site.door.isOwnerAsking(request))) return undefined;
  const bar = await site.drawOwnerBar(address.pathname);
  if (!bar) return undefined;
  const headers = page.headers.filter(([name]) => name.toLowerCase() !== "cache-control");
  const body = Buffer.from(page.identity.toString().replace(end, () => `${bar}${end}`));
  return makeRepresentation(200, [...headers, ["Cache-Control", "private, no-store"]], body, "quick");
}
