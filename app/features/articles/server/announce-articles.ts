import { withLease } from "#platform/engine/server/leases.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Server } from "#platform/process/server/server.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { announcePages, indexNowAddress } from "./announce-pages.ts";
import { listUnannounced, noteAnnounced } from "./queries/announcements.ts";

type Deps = {
  db: Db;
  settings: Settings;
  clock: () => number;
  log: Logger;
  isLive: () => boolean;
  articlePath: (slug: string) => string;
  noteUse: Server["noteUse"];
};

const leaseName = "announce articles";
const leaseMs = 60_000;
/** Far below the maximum of one announcement. */
const batchSize = 1000;

/** Tells search engines about changed articles, if a key and SITE_URL are set and the site is live. */
export function makeAnnouncer(deps: Deps, holder: string, address = indexNowAddress) {
  const { db, settings, clock, isLive } = deps;
  return async function run() {
    const key = settings.indexNowKey;
    if (!key || !settings.isSiteUrlSet || !isLive() || (await listUnannounced(db, 1)).length === 0) return;
    const lease = { name: leaseName, holder, nowMs: clock(), forMs: leaseMs };
    await withLease(db, lease, () => announce(deps, key, address));
  };
}

async function announce({ db, settings: { siteUrl }, log, articlePath, noteUse }: Deps, key: string, address: string) {
  const articles = await listUnannounced(db, batchSize);
  // Another instance may have announced them before we got the lease.
  if (articles.length === 0) return;
  const urls = articles.map(({ slug }) => new URL(articlePath(slug), siteUrl).href);
  const announced = await announcePages(address, { siteUrl, key, urls });
  const isHealthy = announced.kind === "accepted";
  if (isHealthy) await db.transaction().execute((tx) => noteAnnounced(tx, articles));
  const detail = isHealthy ? "" : announced.reason;
  await noteUse("index-now", { isHealthy, detail });
  log[isHealthy ? "info" : "warn"]({ ...announced, articles: urls.length }, "articles announced");
}
