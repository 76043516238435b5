import "#server/run/run-mode.ts";
import cluster from "node:cluster";
import { createServer, type RequestListener, type Server } from "node:http";
import { nanoid } from "nanoid";
import { deskPaths } from "#app/desk-paths.ts";
import { bookingPaths, paths } from "#app/paths.ts";
import { businessDay } from "#app/rules/time/business-time.ts";
import { makeAnnouncer } from "#server/articles/announce-articles.ts";
import { publishDueArticles } from "#server/articles/article-admin.ts";
import { makeArticleRenderer } from "#server/articles/render-articles.ts";
import { readRenderingVersion } from "#server/articles/rendering-version.ts";
import { showSampleArticles } from "#server/articles/sample-articles.ts";
import { makeBackupJob } from "#server/backup/nightly-backup.ts";
import { type Bookings, makeBookings } from "#server/bookings/bookings.ts";
import { makeFeedReader } from "#server/feed/read-feed.ts";
import { makeSiteHandler } from "#server/http/site-handler.ts";
import { makeDeliverer } from "#server/outbox/deliver.ts";
import { makeRescheduler, watchClock } from "#server/outbox/reschedule-after-clock-change.ts";
import { senderOf } from "#server/outgoing/mail/sender-of.ts";
import { ensureOwnerKey } from "#server/owner/owner-key.ts";
import { makeSiteWatcher } from "#server/owner/watch-site.ts";
import { makePictureCopier } from "#server/pictures/copy-pictures.ts";
import { loadBuiltSite } from "#server/run/built-site.ts";
import { loadDevelopmentSite } from "#server/run/development-site.ts";
import { type Logger, makeLog } from "#server/run/log.ts";
import { makePrivate } from "#server/run/make-private.ts";
import { type Ready, serveInProcesses, stopProcesses } from "#server/run/processes.ts";
import { startJobs } from "#server/run/schedule.ts";
import { listJobs } from "#server/run/site-jobs.ts";
import { readSettings, SettingError, type Settings } from "#server/settings.ts";
import { watchContent } from "#server/tables/articles/watch-content.ts";
import { openDatabase } from "#server/tables/engine/database.ts";
import { migrate } from "#server/tables/engine/migrate.ts";
import { ensureSiteKey } from "#server/tables/engine/site-keys.ts";
import { deleteExpired } from "#server/tables/leads/delete-expired.ts";
import { freeClaims } from "#server/tables/outbox/outbox.ts";
import type { Db } from "#server/tables/schema.ts";
import { makeVisitStore } from "#server/visits/store-visits.ts";
import { VisitCounter } from "#server/visits/visit-counter.ts";

export type Site = { address: string; ownerKeyFile: string; db: Db; bookings: Bookings; stop: () => Promise<void> };

const maxStopMs = 4500;
/** Whoever connects when more are waiting is silently left to try again, after a second and more. */
const maxWaitingConnections = 4096;

/** Starts the whole site: settings, database, jobs, server. Throws a {@link SettingError} if one cannot be used. */
export async function startSite(settings: Settings, machineClock = Date.now, isDevelopment = false): Promise<Site> {
  const watchedClock = watchClock(machineClock);
  const { clock } = watchedClock;
  const log = makeLog(settings.logLevel);
  const { db, engine } = await openDatabase(settings);
  keepPrivate(settings, log);
  await migrate(db, engine, clock());
  const ownerKeyFile = await ensureOwnerKey(db, settings, clock());
  if (engine === "sqlite") await freeClaims(db);
  const networkKey = await ensureSiteKey(db, "visitor networks", nanoid(43));
  await showSampleArticles(db, settings, clock());
  const content = await watchContent(db, log);
  const holder = nanoid();
  const stopping = new AbortController();
  const later = { db, settings, clock, log, stopped: stopping.signal };
  const feed = makeFeedReader(later, holder);
  const rendering = readRenderingVersion(settings.siteUrl);
  const renderArticles = makeArticleRenderer({ ...later, content, rendering }, holder);
  const announce = makeAnnouncer({ ...later, articlePath: paths.article }, holder);
  const backUp = makeBackupJob({ ...later, content }, holder);
  const watchSite = makeSiteWatcher({ ...later, content, deskAddress: settings.siteUrl + deskPaths.integrations() });
  const copyPictures = makePictureCopier(later, holder);
  const deliverer = makeDeliverer({ db, settings, clock, log, sender: () => senderOf(settings, content.facts()) });
  const facts = content.facts;
  const bookings = makeBookings({ db, settings, clock, facts, paths: bookingPaths, wakeDeliveries: deliverer.wake });

  const visits = new VisitCounter({
    clock,
    dayOf: (ms) => businessDay(ms, content.facts().booking.timeZone),
    trustedProxies: settings.trustedProxies,
  });
  const keepVisits = makeVisitStore(db, visits);

  const deps = {
    settings,
    networkKey,
    db,
    clock,
    log,
    content,
    rendering,
    visits,
    requestFeedRead: feed.wake,
    readFeed: feed.read,
    wakeDeliveries: deliverer.wake,
    bookings,
  };
  const server = makeServer(
    isDevelopment ? await loadDevelopmentSite(deps) : makeSiteHandler(await loadBuiltSite(deps)),
  );
  const address = await listen(server, settings);
  const expire = () => deleteExpired(db, clock());
  const publishDue = () => publishDueArticles(db, clock(), log);
  const jobs = listJobs({
    feed,
    deliverer,
    content,
    renderArticles,
    copyPictures,
    announce,
    remind: bookings.remind,
    publishDue,
    rescheduleAfterClockChange: makeRescheduler(db, watchedClock, holder),
    keepVisits,
    backUp,
    watchSite,
    expire,
  });
  const stopJobs = startJobs(jobs, log);

  return {
    address,
    ownerKeyFile,
    db,
    bookings,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      stopping.abort();
      server.closeIdleConnections();
      const deadline = setTimeout(() => server.closeAllConnections(), maxStopMs);
      await Promise.all([closed, stopJobs(), deliverer.stop()]);
      clearTimeout(deadline);
      await keepVisits().catch((error: unknown) => log.error({ err: error }, "visits not kept"));
      await db.destroy();
    },
  };
}

function keepPrivate({ dataDir }: Settings, log: Logger) {
  const paths = makePrivate(dataDir);
  if (paths.length > 0) log.warn({ paths: paths.slice(0, 5), count: paths.length }, "others may read the data folder");
}

function makeServer(handler: RequestListener): Server {
  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 10_000, requestTimeout: 60_000 }, handler);
  server.maxRequestsPerSocket = 0;
  return server;
}

function listen(server: Server, settings: Settings): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenProblem(error, settings)));
    server.listen({ port: settings.port, host: settings.host, backlog: maxWaitingConnections }, () => {
      const bound = server.address();
      resolve(`http://localhost:${typeof bound === "object" && bound ? bound.port : settings.port}`);
    });
  });
}

function listenProblem(error: NodeJS.ErrnoException, { port, host }: Settings): Error {
  if (error.code === "EADDRINUSE") {
    return new SettingError("PORT", `${port} is taken by another program`, "end that program or set another PORT");
  }
  if (error.code === "EACCES")
    return new SettingError("PORT", `${port} may not be used by this user`, "set a PORT above 1023");
  return new SettingError(
    "HOST",
    `${host} cannot be listened on (${error.code})`,
    "give an address of this machine, such as 0.0.0.0",
  );
}

/** This process serves, or looks after those that do; what cannot be used ends it with a line that says so. */
export async function runSite() {
  process.umask(0o077);
  try {
    await serve();
  } catch (error) {
    const text = error instanceof SettingError ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}

async function serve() {
  const settings = readSettings(process.env);
  if (settings.webConcurrency > 1 && cluster.isPrimary) {
    const ready = await serveInProcesses(settings.webConcurrency);
    return announce(ready, stopProcesses);
  }
  const site = await startSite(settings, Date.now, process.argv.includes("--dev"));
  if (cluster.isWorker) {
    onStopSignal(site.stop);
    process.send?.({ address: site.address, ownerKeyFile: site.ownerKeyFile } satisfies Ready);
  } else announce(site, site.stop);
}

function announce({ address, ownerKeyFile }: Ready, stop: () => Promise<void>) {
  onStopSignal(stop);
  process.stdout.write(`\n  The site is at ${address}\n  The owner key lies in ${ownerKeyFile}\n\n`);
}

/** The second of two signals, such as a terminal and a supervisor send, changes nothing. */
function onStopSignal(stop: () => Promise<void>) {
  let isEnding = false;
  const end = () => {
    if (!isEnding) stop().then(() => process.exit(0));
    isEnding = true;
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}
