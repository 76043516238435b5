import type { RequestListener } from "node:http";
import { nanoid } from "nanoid";
import { showSampleArticles } from "#server/articles/sample-articles.ts";
import { askOwnSite } from "#server/business/addresses/ask-own-site.ts";
import { makeSite, type SiteDeps } from "#server/http/exchange.ts";
import { makePagePreparer } from "#server/http/respond-with-page.ts";
import { makeGuideServer } from "#server/http/serve-guides.ts";
import { makeSiteHandler } from "#server/http/site-handler.ts";
import { ensureSecretsKey } from "#server/integrations/secrets-key.ts";
import { type WatchedClock, watchClock } from "#server/outbox/reschedule-after-clock-change.ts";
import { isFromHosts } from "#server/outgoing/reverse-dns.ts";
import { ensureOwnerKey } from "#server/owner/owner-key.ts";
import { makeOwnerLink, type OwnerLink } from "#server/owner/owner-link.ts";
import type { Settings } from "#server/settings.ts";
import { watchContent } from "#server/tables/articles/watch-content.ts";
import { openDatabase } from "#server/tables/engine/database.ts";
import { migrate } from "#server/tables/engine/migrate.ts";
import { openSharedClock } from "#server/tables/engine/shared-clock.ts";
import { ensureSiteKey } from "#server/tables/engine/site-keys.ts";
import { readWriteMark } from "#server/tables/engine/write-mark.ts";
import { noteUnknown } from "#server/tables/letters/letter-copies.ts";
import { freeClaims } from "#server/tables/outbox/outbox.ts";
import { countOfOtherHosts } from "#server/tables/owner/passkeys.ts";
import type { Db } from "#server/tables/schema.ts";
import { addMissed } from "#server/tables/visits/missed-addresses.ts";
import { addVisitCounts } from "#server/tables/visits/visit-counts.ts";
import { makeCountStore } from "#server/visits/store-counts.ts";
import { makeLedgerStore } from "#server/visits/store-ledger.ts";
import { readVersion } from "./build-folder.ts";
import { createServices, type ServerServices } from "./create-services.ts";
import { type Logger, makeLog } from "./log.ts";
import { makePrivate } from "./make-private.ts";
import { startJobs } from "./schedule.ts";
import { listJobs } from "./site-jobs.ts";
import { watchConnections } from "./watch-connections.ts";
import { watchDatabase } from "./watch-database.ts";

export type OpenSite = {
  services: ServerServices;
  ownerKeyFile: string;
  /** At the very first start: a link that signs the owner in, at the address where the site listens. */
  offerOwnerLink: (address: string) => Promise<OwnerLink | undefined>;
  respond: RequestListener;
  /** Starts the jobs; the returned function stops them and closes the site. */
  run: () => Stop;
};

/** `closed` resolves when the last request under way was answered. */
type Stop = (closed: Promise<unknown>) => Promise<void>;

/** Opens the whole site, without an HTTP server. */
export async function openSite(
  start: Settings,
  /** In place of the clock that all instances share. */
  machineClock: (() => number) | undefined,
  loadPages: (services: ServerServices) => Promise<SiteDeps>,
): Promise<OpenSite> {
  const stopping = new AbortController();
  const { ownerKeyFile, isFirstStart, watchedClock, ...opened } = await openData(start, machineClock);
  const services = createServices({ ...opened, clock: watchedClock.clock, stopped: stopping.signal });
  const siteDeps = await loadPages(services);
  const site = makeSite(siteDeps);
  const respond = makeSiteHandler(site);
  const preparePages = makePagePreparer(site, stopping.signal);
  const askSite = askOwnSite(siteDeps);
  const serveGuides = makeGuideServer(services, siteDeps.files);
  await serveGuides();
  const offerOwnerLink = async (address: string) => {
    const how = { address, nowMs: watchedClock.clock(), isTerminal: process.stdout.isTTY === true };
    return isFirstStart ? makeOwnerLink(services.db, start, how) : undefined;
  };
  return {
    services,
    ownerKeyFile,
    offerOwnerLink,
    respond,
    run: () => run(services, { watchedClock, stopping, askSite, serveGuides, preparePages }),
  };
}

/** Opens and migrates the database, and stores what must be in it before the first request. */
async function openData(start: Settings, machineClock: (() => number) | undefined) {
  const log = makeLog(start.logLevel);
  const version = readVersion();
  log.info({ ...version, node: process.version }, "starting");
  const { db, engine, writes } = await openDatabase(start);
  const sharedClock = await openSharedClock(db, machineClock);
  const watchedClock = watchClock(sharedClock.now);
  const { clock } = watchedClock;
  keepPrivate(start, log);
  await migrate(db, engine, clock());
  const ownerKey = await ensureOwnerKey(db, start, clock());
  const secretsKey = await ensureSecretsKey(db, start);
  const connections = watchConnections(start, { db, log, secretsKey });
  const { settings } = connections;
  await connections.read();
  if (engine === "sqlite") {
    await freeClaims(db);
    await noteUnknown(db, clock(), Number.MAX_SAFE_INTEGER);
  }
  const networkKey = await ensureSiteKey(db, "visitor networks", nanoid(43));
  await warnOfOtherHosts(db, settings, log);
  await showSampleArticles(db, settings, clock());
  const content = await watchContent(db, log, connections.read);
  const database = watchDatabase({ db, writes, sharedClock, log });
  return { db, log, version, settings, secretsKey, networkKey, ...ownerKey, content, database, watchedClock };
}

/** Passkeys are bound to the site's name: those of another host do not work. */
async function warnOfOtherHosts(db: Db, { siteUrl, isSiteUrlSet }: Settings, log: Logger) {
  const { hostname } = new URL(siteUrl);
  const count = isSiteUrlSet ? await countOfOtherHosts(db, hostname) : 0;
  if (count > 0) log.warn({ count, host: hostname }, "passkeys of another host");
}

function keepPrivate({ dataDir }: Settings, log: Logger) {
  const paths = makePrivate(dataDir);
  if (paths.length > 0) log.warn({ paths: paths.slice(0, 5), count: paths.length }, "others may read the data folder");
}

type Running = {
  watchedClock: WatchedClock;
  stopping: AbortController;
  askSite: ReturnType<typeof askOwnSite>;
  serveGuides: () => Promise<void>;
  preparePages: () => Promise<void>;
};

function run(services: ServerServices, { watchedClock, stopping, ...tasks }: Running): Stop {
  const { db, log, deliverer } = services;
  const storeVisits = makeCountStore(services.visits, (counts) => addVisitCounts(db, counts));
  const storeMissed = makeCountStore(services.missed, (counts) => addMissed(db, counts));
  const storeLedger = makeLedgerStore(db, services.ledger, isFromHosts);
  const jobs = listJobs(services, { watchedClock, storeVisits, storeMissed, storeLedger, ...tasks });
  const stopJobs = startJobs(jobs, { log, clock: watchedClock.clock, readWriteMark: () => readWriteMark(db) });
  return async (closed) => {
    stopping.abort();
    await Promise.all([closed, stopJobs(), deliverer.stop()]);
    for (const store of [storeVisits, storeMissed, storeLedger, services.refusals.store]) {
      await store().catch((error: unknown) => log.error({ err: error }, "counts not kept"));
    }
    await db.destroy();
  };
}
