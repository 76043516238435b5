import { limitConcurrency } from "#platform/child-process/server/limit-concurrency.ts";
import { sendOut } from "#platform/outgoing/server/http.ts";
import { judgeLink, type LinkVerdict } from "../../rules/judge-link.ts";
import { type CrawledPage, targetsOf } from "./crawl-pages.ts";

const linkTimeoutMs = 10_000;
const linkBytes = 64 * 1024;
const maxConcurrentLinks = 4;
/** Maximum of pages named for each link. */
const maxPlaces = 3;

/** More than are looked at: the check then says that it was cut short. */
const maxAddresses = 5000;

/** Addresses, with pages that link to them. */
type Places = Map<string, string[]>;

/** Links of all pages: to this site with the status there, and to other sites. */
export type SiteLinks = { statuses: Map<string, number>; inside: Places; outside: Places };

/** `mayGoOn` is asked after each page. */
export async function collectLinks(
  pages: AsyncIterable<CrawledPage>,
  siteUrl: string,
  mayGoOn: (count: number) => Promise<boolean> = async () => true,
): Promise<SiteLinks> {
  const found: SiteLinks = { statuses: new Map(), inside: new Map(), outside: new Map() };
  for await (const page of pages) {
    const { path, status } = page;
    found.statuses.set(path, status);
    for await (const target of targetsOf(page, siteUrl)) {
      if (target.kind === "outside") addPlace(found.outside, target.url, path);
      if (target.kind === "internal") addPlace(found.inside, target.path, path);
    }
    if (!(await mayGoOn(found.statuses.size))) break;
  }
  return found;
}

function addPlace(places: Places, address: string, path: string) {
  if (places.size >= maxAddresses && !places.has(address)) return;
  const known = places.get(address) ?? [];
  if (known.length < maxPlaces && !known.includes(path)) places.set(address, [...known, path]);
}

/** `answer` is the status, or the kind of failure. */
export type CheckedLink = { url: string; pages: string[]; verdict: LinkVerdict; answer: string };

type Progress = { stopped?: AbortSignal; onChecked?: (count: number) => Promise<void> };

/** Asks other sites, a few at a time. */
export async function checkOutsideLinks(
  places: ReadonlyMap<string, string[]>,
  { stopped, onChecked }: Progress = {},
): Promise<CheckedLink[]> {
  const limited = limitConcurrency(maxConcurrentLinks);
  const limits = { timeoutMs: linkTimeoutMs, maxBytes: linkBytes, statusAlone: true, ...(stopped && { stopped }) };
  let count = 0;
  return Promise.all(
    [...places].map(([url, pages]) =>
      limited(async () => {
        const outcome = await sendOut({ ...limits, url, mayRedirectTo: () => true });
        count += 1;
        await onChecked?.(count);
        const answer = outcome.kind === "response" ? String(outcome.status) : outcome.kind;
        return { url, pages, verdict: judgeLink(outcome), answer };
      }),
    ),
  );
}
