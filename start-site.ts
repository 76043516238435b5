import "./server/run-mode.ts";
import cluster from "node:cluster";
import { createServer, type RequestListener, type Server } from "node:http";
import { nanoid } from "nanoid";
import { deskPaths } from "./app/desk-paths.ts";
import { bookingPaths, paths } from "./app/paths.ts";
import { houseDay } from "./app/rules/house-time.ts";
import { publishDueArticles } from "./server/article-desk.ts";
import { readRenderingGround } from "./server/articles/rendering-version.ts";
import { type Bookings, makeBookings } from "./server/bookings/bookings.ts";
import { loadBuiltSite } from "./server/built-site.ts";
import { loadDevelopmentSite } from "./server/development-site.ts";
import { keepTickShape } from "./server/http/keep-tick-shape.ts";
import { makeSiteHandler } from "./server/http/site-handler.ts";
import { VisitCounter } from "./server/http/visit-counter.ts";
import { makeAnnouncer } from "./server/jobs/announce-articles.ts";
import { makeBackupKeeper } from "./server/jobs/back-up.ts";
import { makePictureCopier } from "./server/jobs/copy-pictures.ts";
import { makeDeliverer } from "./server/jobs/deliver.ts";
import { makeVisitKeeper } from "./server/jobs/keep-visits.ts";
import { makePlanMender, watchClock } from "./server/jobs/mend-plans.ts";
import { makeFeedReader } from "./server/jobs/read-feed.ts";
import { makeArticleRenderer } from "./server/jobs/render-articles.ts";
import { startJobs } from "./server/jobs/schedule.ts";
import { listJobs } from "./server/jobs/site-jobs.ts";
import { makeHouseWatcher } from "./server/jobs/watch-house.ts";
import { type Logger, makeLog } from "./server/log.ts";
import { makePrivate } from "./server/make-private.ts";
import { senderOf } from "./server/outgoing/mail/sender-of.ts";
import { ensureOwnerKey } from "./server/owner-key.ts";
import { type Ready, serveInProcesses, stopProcesses } from "./server/processes.ts";
import { showSampleArticles } from "./server/sample-articles.ts";
import { readSettings, SettingError, type Settings } from "./server/settings.ts";
import { openDatabase } from "./server/tables/database.ts";
import { forgetOld } from "./server/tables/forget.ts";
import { migrate } from "./server/tables/migrate.ts";
import { freeClaims } from "./server/tables/outbox.ts";
import type { Db } from "./server/tables/schema.ts";
import { ensureSiteKey } from "./server/tables/site-keys.ts";
import { watchContent } from "./server/tables/watch-content.ts";

export type Site = { address: string; ownerKeyFile: string; db: Db; bookings: Bookings; stop: () => Promise<void> };

const longestStopMs = 4500;
/** Whoever connects when more are waiting is silently left to try again, after a second and more. */
const mostWaitingConnections = 4096;

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
  const rendering = readRenderingGround(settings.siteUrl);
  const renderArticles = makeArticleRenderer({ ...later, content, rendering }, holder);
  const announce = makeAnnouncer({ ...later, articlePath: paths.article }, holder);
  const backUp = makeBackupKeeper({ ...later, content }, holder);
  const watchHouse = makeHouseWatcher({ ...later, content, deskAddress: settings.siteUrl + deskPaths.parties() });
  const copyPictures = makePictureCopier(later, holder);
  const deliverer = makeDeliverer({ db, settings, clock, log, sender: () => senderOf(settings, content.facts()) });
  const facts = content.facts;
  const bookings = makeBookings({ db, settings, clock, facts, paths: bookingPaths, nudgeDeliveries: deliverer.nudge });

  const visits = new VisitCounter({
    clock,
    dayOf: (ms) => houseDay(ms, content.facts().booking.timeZone),
    trustedProxies: settings.trustedProxies,
  });
  const keepVisits = makeVisitKeeper(db, visits);

  const ground = {
    settings,
    networkKey,
    db,
    clock,
    log,
    content,
    rendering,
    visits,
    nudgeFeed: feed.nudge,
    readFeed: feed.read,
    nudgeDeliveries: deliverer.nudge,
    bookings,
  };
  const server = makeServer(
    isDevelopment ? await loadDevelopmentSite(ground) : makeSiteHandler(await loadBuiltSite(ground)),
  );
  const address = await listen(server, settings);
  const forget = () => forgetOld(db, clock());
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
    mendPlans: makePlanMender(db, watchedClock, holder),
    keepVisits,
    backUp,
    watchHouse,
    forget,
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
      const deadline = setTimeout(() => server.closeAllConnections(), longestStopMs);
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
    server.listen({ port: settings.port, host: settings.host, backlog: mostWaitingConnections }, () => {
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
  keepTickShape();
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
