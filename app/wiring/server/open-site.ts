import type { RequestListener } from "node:http";
import { nanoid } from "nanoid";
import { showSampleArticles } from "#features/articles/server/sample-articles.ts";
import { backUpBeforeUpgrade } from "#features/backup/server/back-up-before-upgrade.ts";
import { askOwnSite } from "#features/business/server/addresses/ask-own-site.ts";
import { makeLinkChecker } from "#features/business/server/addresses/link-checker.ts";
import { watchContent } from "#features/business/server/watch-content.ts";
import { makeGuideServer } from "#features/guides/server/serve-guides.ts";
import { ensureSecretsKey } from "#features/integrations/server/secrets-key.ts";
import { watchConnections } from "#features/integrations/server/watch-connections.ts";
import { ensureOwnerKey } from "#features/owner/server/owner-key.ts";
import { makeOwnerLink } from "#features/owner/server/owner-link.ts";
import { warnOfOtherHosts } from "#features/owner/server/warn-of-other-hosts.ts";
import { ownerLinkWords } from "#features/owner/words/owner-link.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { migrate } from "#platform/engine/server/migrate.ts";
import { openSharedClock } from "#platform/engine/server/shared-clock.ts";
import { ensureSiteKey } from "#platform/engine/server/site-keys.ts";
import { makeSite } from "#platform/http/server/exchange.ts";
import type { PageSource } from "#platform/http/server/page-source.ts";
import { makePagePreparer } from "#platform/http/server/respond-with-page.ts";
import { makeSiteHandler } from "#platform/http/server/site-handler.ts";
import { platformJobs } from "#platform/jobs/server/platform-jobs.ts";
import { freeClaims } from "#platform/outbox/server/queries/outbox.ts";
import { watchClock } from "#platform/outbox/server/reschedule-after-clock-change.ts";
import { readVersion } from "#platform/process/server/build-folder.ts";
import { createServices } from "#platform/process/server/create-services.ts";
import { makeLog } from "#platform/process/server/log.ts";
import { keepPrivate } from "#platform/process/server/make-private.ts";
import { runJobs, type Stop } from "#platform/process/server/run-jobs.ts";
import type { Server } from "#platform/process/server/server.ts";
import { watchDatabase } from "#platform/process/server/watch-database.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { serverFeatures } from "./server-features.ts";
import { makeSiteDeps } from "./site-deps.ts";

const secondMs = 1000;

export type OpenSite = {
  services: Server;
  ownerKeyFile: string;
  /** At the very first start: a sentence with a link that signs the owner in, at the address where the site listens. */
  offerOwnerLink: (address: string) => Promise<string | undefined>;
  respond: RequestListener;
  /** Starts the jobs; the returned function stops them and closes the site. */
  run: () => Stop;
};

/** Opens the whole site, without an HTTP server. */
export async function openSite(
  start: Settings,
  /** In place of the clock that all instances share. */
  machineClock: (() => number) | undefined,
  loadPages: (services: Server) => Promise<PageSource>,
): Promise<OpenSite> {
  const stopping = new AbortController();
  const { ownerKeyFile, isFirstStart, watchedClock, ...opened } = await openData(start, machineClock);
  const running = { clock: watchedClock.clock, stopped: stopping.signal };
  const { server: services, deliverer } = createServices({ ...opened, ...running }, serverFeatures);
  const siteDeps = makeSiteDeps(services, await loadPages(services));
  const site = makeSite(siteDeps);
  const serveGuides = makeGuideServer(services, siteDeps.files);
  await serveGuides();
  const offerOwnerLink = async (address: string) => {
    const how = { address, nowMs: watchedClock.clock(), isTerminal: process.stdout.isTTY === true };
    const made = isFirstStart ? await makeOwnerLink(services.db, start, how) : undefined;
    return made && ownerLinkWords(made);
  };
  const tasks = { deliverer, watchedClock, preparePages: makePagePreparer(site, stopping.signal) };
  const listJobs = () => [
    ...platformJobs(services, tasks),
    {
      name: "check links",
      everyMs: secondMs,
      atStart: true,
      run: makeLinkChecker({ ...services, askSite: askOwnSite(siteDeps) }, services.leaseHolder),
    },
    { name: "serve new guides", everyMs: secondMs / 4, atStart: false, run: serveGuides },
    ...serverFeatures.flatMap(({ jobs }) => jobs?.(services) ?? []),
  ];
  return {
    services,
    ownerKeyFile,
    offerOwnerLink,
    respond: makeSiteHandler(site),
    run: () => runJobs(services, listJobs(), { clock: watchedClock.clock, deliverer, stopping }),
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
  keepPrivate(start.dataDir, log);
  await migrate(db, engine, clock(), undefined, () => backUpBeforeUpgrade(start, clock(), log));
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
