import { setTimeout as pause } from "node:timers/promises";
import { acquireLease, withLease } from "#platform/engine/server/leases.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { type DoubtfulLink, endLinkCheck, noteLinkCheck, readLinkCheck } from "../queries/link-check.ts";
import { checkOutsideLinks, collectLinks, type SiteLinks } from "./check-links.ts";
import { crawlPages } from "./crawl-pages.ts";

const maxPages = 1000;
/** They are parsed in about 10 ms. */
const charactersInTurn = 16 * 1024;
const maxLinks = 500;
/** Databases cannot index longer addresses. */
const maxAddressCharacters = 2000;
const maxMs = 10 * 60 * 1000;
/** Between two pages, so that visitors get their turn. */
const pauseMs = 20;
const pagesInStep = 10;

const lease = { name: "check links", forMs: 60_000 };

type Deps = {
  db: Db;
  settings: Settings;
  clock: () => number;
  stopped: AbortSignal;
  /** Asks this site as a visitor. */
  askSite: (path: string) => Promise<Response>;
};

/** Checks all links of the site when the owner has asked for it. A check that is cut short begins again. */
export function makeLinkChecker({ db, settings, clock, stopped, askSite }: Deps, holder: string) {
  const held = () => ({ ...lease, holder, nowMs: clock() });
  const note = async (progress: Parameters<typeof noteLinkCheck>[1]) => {
    await noteLinkCheck(db, progress);
    await acquireLease(db, held());
  };

  async function check() {
    const ending = AbortSignal.any([stopped, AbortSignal.timeout(maxMs)]);
    const pages = crawlPages(askSite, settings.siteUrl, { charactersInTurn });
    const site = await collectLinks(pages, settings.siteUrl, async (count) => {
      if (count % pagesInStep === 0) await note({ pages: count, links: 0, checked: 0 });
      await pause(pauseMs);
      return count < maxPages && !ending.aborted;
    });
    if (stopped.aborted) return;
    const short = [...site.outside].filter(([address]) => address.length <= maxAddressCharacters);
    const outside = new Map(short.slice(0, maxLinks));
    const progress = { pages: site.statuses.size, links: outside.size };
    await note({ ...progress, checked: 0 });
    const checked = await checkOutsideLinks(outside, {
      stopped: ending,
      onChecked: (count) => note({ ...progress, checked: count }),
    });
    if (stopped.aborted) return;
    const unlooked = [...site.inside.keys()].some((path) => !site.statuses.has(path));
    const isCut = unlooked || site.outside.size > outside.size || ending.aborted;
    const doubtful = checked
      .filter(({ verdict, answer }) => verdict.state !== "alive" && answer !== "stopped")
      .map(({ url, pages, verdict, answer }) => ({ address: url, state: verdict.state, answer, pages }));
    await endLinkCheck(db, { found: [...deadInside(site), ...(doubtful as DoubtfulLink[])], isCut, nowMs: clock() });
  }

  return async function run() {
    if (!(await readLinkCheck(db)).isRunning) return;
    await withLease(db, held(), async () => {
      try {
        await check();
      } catch (error) {
        // Otherwise it would fail again and again.
        await endLinkCheck(db, { found: undefined, isCut: true, nowMs: clock() });
        throw error;
      }
    });
  };
}

const deadInside = ({ statuses, inside }: SiteLinks): DoubtfulLink[] =>
  [...inside].flatMap(([address, pages]) => {
    const status = statuses.get(address) ?? 200;
    return status < 400 ? [] : [{ address, state: "dead" as const, answer: String(status), pages }];
  });
