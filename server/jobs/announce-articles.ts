import { testWords } from "#app/copy/desk-parties.ts";
import type { Logger } from "../log.ts";
import { announcePages, indexNowAddress } from "../outgoing/index-now/announce-pages.ts";
import type { Settings } from "../settings.ts";
import { listUnannounced, noteAnnounced } from "../tables/announcements.ts";
import { withLease } from "../tables/leases.ts";
import { notePartyOutcome } from "../tables/party-outcomes.ts";
import type { Db } from "../tables/schema.ts";

type Ground = {
  db: Db;
  settings: Settings;
  clock: () => number;
  log: Logger;
  articlePath: (slug: string) => string;
};

const leaseName = "announce articles";
const leaseMs = 60_000;
/** Far below what one announcement may hold. */
const atOnce = 1000;

/** Tells search engines of articles that have changed, where the owner has given a key and the site has an address. */
export function makeAnnouncer(ground: Ground, holder: string, address = indexNowAddress) {
  const { db, settings, clock } = ground;
  return async function run() {
    const key = settings.indexNowKey;
    if (!key || !settings.isSiteUrlSet || (await listUnannounced(db, 1)).length === 0) return;
    const lease = { name: leaseName, holder, nowMs: clock(), forMs: leaseMs };
    await withLease(db, lease, () => announce(ground, key, address));
  };
}

async function announce({ db, settings: { siteUrl }, clock, log, articlePath }: Ground, key: string, address: string) {
  const articles = await listUnannounced(db, atOnce);
  // Another instance may have announced them between our question and our lease.
  if (articles.length === 0) return;
  const urls = articles.map(({ slug }) => new URL(articlePath(slug), siteUrl).href);
  const announced = await announcePages(address, { siteUrl, key, urls });
  const isWell = announced.kind === "accepted";
  if (isWell) await db.transaction().execute((tx) => noteAnnounced(tx, articles));
  const outcome = isWell ? testWords.taken(200) : testWords.refused(announced.reason);
  await notePartyOutcome(db, "index-now", { isWell, outcome, at: clock() });
  log[isWell ? "info" : "warn"]({ ...announced, articles: urls.length }, "articles announced");
}
