import type { RequestListener } from "node:http";
import { nanoid } from "nanoid";
import { showSampleArticles } from "#features/articles/server/sample-articles.ts";
import { askOwnSite } from "#features/business/server/addresses/ask-own-site.ts";
import { watchContent } from "#features/business/server/watch-content.ts";
import { makeGuideServer } from "#features/guides/server/serve-guides.ts";
import { ensureSecretsKey } from "#features/integrations/server/secrets-key.ts";
import { watchConnections } from "#features/integrations/server/watch-connections.ts";
import { ensureOwnerKey } from "#features/owner/server/owner-key.ts";
import { makeOwnerLink } from "#features/owner/server/owner-link.ts";
import { countOfOtherHosts } from "#features/owner/server/queries/passkeys.ts";
import { ownerLinkWords } from "#features/owner/words/owner-link.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { migrate } from "#platform/engine/server/migrate.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { openSharedClock } from "#platform/engine/server/shared-clock.ts";
import { ensureSiteKey } from "#platform/engine/server/site-keys.ts";
import { readWriteMark } from "#platform/engine/server/write-mark.ts";
import { makeSite } from "#platform/http/server/exchange.ts";
import type { PageSource } from "#platform/http/server/page-source.ts";
import { makePagePreparer } from "#platform/http/server/respond-with-page.ts";
import { makeSiteHandler } from "#platform/http/server/site-handler.ts";
import { startJobs } from "#platform/jobs/server/schedule.ts";
import { freeClaims } from "#platform/outbox/server/queries/outbox.ts";
import { type WatchedClock, watchClock } from "#platform/outbox/server/reschedule-after-clock-change.ts";
import { readVersion } from "#platform/process/server/build-folder.ts";
import { type Logger, makeLog } from "#platform/process/server/log.ts";
import { makePrivate } from "#platform/process/server/make-private.ts";
import type { Server } from "#platform/process/server/server.ts";
import { watchDatabase } from "#platform/process/server/watch-database.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { createServices } from "./create-services.ts";
import { serverFeatures } from "./server-features.ts";
import { makeSiteDeps } from "./site-deps.ts";
import { listJobs } from "./site-jobs.ts";

export type OpenSite = {
  services: Server;
  ownerKeyFile: string;
  /** At the very first start: a sentence with a link that signs the owner in, at the address where the site listens. */
  offerOwnerLink: (address: string) => Promise<string | undefined>;
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
  loadPages: (services: Server) => Promise<PageSource>,
): Promise<OpenSite> {
  const stopping = new AbortController();
  const { ownerKeyFile, isFirstStart, watchedClock, ...opened } = await openData(start, machineClock);
  const { server: services, deliverer } = createServices({
    ...opened,
    clock: watchedClock.clock,
    stopped: stopping.signal,
  });
  const siteDeps = makeSiteDeps(services, await loadPages(services));
  const site = makeSite(siteDeps);
  const respond = makeSiteHandler(site);
  const preparePages = makePagePreparer(site, stopping.signal);
  const askSite = askOwnSite(siteDeps);
  const serveGuides = makeGuideServer(services, siteDeps.files);
  await serveGuides();
  const offerOwnerLink = async (address: string) => {
    const how = { address, nowMs: watchedClock.clock(), isTerminal: process.stdout.isTTY === true };
    const made = isFirstStart ? await makeOwnerLink(services.db, start, how) : undefined;
    return made && ownerLinkWords(made);
  };
  return {
    services,
    ownerKeyFile,
    offerOwnerLink,
    respond,
    run: () => run(services, { deliverer, watchedClock, stopping, askSite, serveGuides, preparePages }),
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
    for (const { recover } of serverFeatures) await recover?.(db, clock());
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
  deliverer: ReturnType<typeof createServices>["deliverer"];
  watchedClock: WatchedClock;
  stopping: AbortController;
  askSite: ReturnType<typeof askOwnSite>;
  serveGuides: () => Promise<void>;
  preparePages: () => Promise<void>;
};

function run(services: Server, { stopping, ...tasks }: Running): Stop {
  const { db, log } = services;
  const jobs = listJobs(services, tasks);
  const stopJobs = startJobs(jobs, { log, clock: tasks.watchedClock.clock, readWriteMark: () => readWriteMark(db) });
  return async (closed) => {
    stopping.abort();
    await Promise.all([closed, stopJobs(), tasks.deliverer.stop()]);
    for (const store of serverFeatures.flatMap(({ close }) => close?.(services) ?? [])) {
      await store().catch((error: unknown) => log.error({ err: error }, "counts not kept"));
    }
    await db.destroy();
  };
}
