import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { makeAnnouncer } from "#server/articles/announce-articles.ts";
import { publishDueArticles } from "#server/articles/article-admin.ts";
import { makeArticleRenderer } from "#server/articles/render-articles.ts";
import { makeBackupJob } from "#server/backup/nightly-backup.ts";
import { makeLinkChecker } from "#server/business/addresses/link-checker.ts";
import { makeGuideMaker } from "#server/documents/guide-maker.ts";
import { feedIntervalMs, feedRetryIntervalMs } from "#server/feed/read-feed.ts";
import { deliveryIntervalMs } from "#server/outbox/deliver.ts";
import { makeRescheduler, type WatchedClock } from "#server/outbox/reschedule-after-clock-change.ts";
import { makeMondayLetter } from "#server/owner/monday-letter.ts";
import { dropStaleLinkFile } from "#server/owner/owner-link.ts";
import { makeSiteWatcher } from "#server/owner/watch-site.ts";
import { makePictureCopier } from "#server/pictures/copy-pictures.ts";
import { deleteExpired } from "#server/tables/leads/delete-expired.ts";
import type { ServerServices } from "./create-services.ts";
import type { Job } from "./schedule.ts";

const resendIntervalMs = 1000;
const letterIntervalMs = 500;
const contentIntervalMs = 250;
const preparingIntervalMs = 2000;
const renderingIntervalMs = 500;
const pictureIntervalMs = 1000;
const planIntervalMs = 1000;
const clockIntervalMs = 1000;
const announcementIntervalMs = 60_000;
const reminderIntervalMs = 30_000;
const calendarIntervalMs = 1000;
const mailboxIntervalMs = 1000;
const copyIntervalMs = 5000;
const backupIntervalMs = 10 * 60 * 1000;
const siteWatchIntervalMs = 60_000;
const databaseIntervalMs = 1000;
const visitIntervalMs = 3000;
const linkCheckIntervalMs = 1000;
const guideIntervalMs = 1000;
const linkFileIntervalMs = 5000;
const expiryIntervalMs = 60 * 60 * 1000;

type SiteTasks = {
  watchedClock: WatchedClock;
  storeVisits: () => Promise<void>;
  storeMissed: () => Promise<void>;
  storeLedger: () => Promise<void>;
  /** Asks this site as a visitor. */
  askSite: (path: string) => Promise<Response>;
  /** Serves the guides that were made last. */
  serveGuides: () => Promise<void>;
  /** Renders the pages that are out of date, and compresses them to their smallest. */
  preparePages: () => Promise<void>;
};

/** All background jobs and their intervals. */
export function listJobs(services: ServerServices, tasks: SiteTasks): Job[] {
  const { watchedClock, storeVisits, storeMissed, storeLedger, askSite, serveGuides, preparePages } = tasks;
  const { db, clock, log, settings, content, feed, leaseHolder } = services;
  const deskAddress = settings.siteUrl + deskPaths.integrations();
  const publishDue = () => publishDueArticles(db, clock(), log);
  const dropLinkFile = () => dropStaleLinkFile(db, settings, clock());
  const expire = () => deleteExpired(db, clock());
  const announce = makeAnnouncer({ ...services, articlePath: paths.article }, leaseHolder);
  return [
    { name: "read the feed", everyMs: feedIntervalMs, atStart: true, run: feed.read },
    { name: "read a failing feed again", everyMs: feedRetryIntervalMs, atStart: false, run: feed.retry },
    { name: "deliver what is due", everyMs: deliveryIntervalMs, atStart: true, run: services.deliverer.run },
    { name: "queue letters", everyMs: letterIntervalMs, atStart: true, run: services.queueLetters },
    { name: "send lists again", everyMs: resendIntervalMs, atStart: true, run: services.resendLists },
    {
      name: "render new articles",
      everyMs: renderingIntervalMs,
      atStart: true,
      run: makeArticleRenderer(services, leaseHolder),
    },
    {
      name: "copy pictures of articles",
      everyMs: pictureIntervalMs,
      atStart: false,
      run: makePictureCopier(services, leaseHolder),
    },
    { name: "announce changed articles", everyMs: announcementIntervalMs, atStart: false, run: announce },
    { name: "publish what is due", everyMs: planIntervalMs, atStart: true, run: publishDue },
    {
      name: "correct plans after a clock change",
      everyMs: clockIntervalMs,
      atStart: true,
      run: makeRescheduler(db, watchedClock, leaseHolder),
    },
    { name: "watch the database", everyMs: databaseIntervalMs, atStart: true, run: services.database.look },
    { name: "watch the content", everyMs: contentIntervalMs, atStart: false, run: content.refresh },
    { name: "prepare pages", everyMs: preparingIntervalMs, atStart: false, run: preparePages },
    { name: "read busy calendars", everyMs: calendarIntervalMs, atStart: true, run: services.busy.readDue },
    { name: "read the mailbox", everyMs: mailboxIntervalMs, atStart: true, run: services.mailbox.readDue },
    {
      name: "write sessions to the calendar",
      everyMs: copyIntervalMs,
      atStart: true,
      run: services.bookings.writeMissing,
    },
    { name: "remind of sessions", everyMs: reminderIntervalMs, atStart: true, run: services.bookings.remind },
    { name: "back up", everyMs: backupIntervalMs, atStart: false, run: makeBackupJob(services, leaseHolder) },
    {
      name: "check the site's health",
      everyMs: siteWatchIntervalMs,
      atStart: false,
      run: makeSiteWatcher({ ...services, deskAddress }),
    },
    { name: "write the Monday letter", everyMs: siteWatchIntervalMs, atStart: false, run: makeMondayLetter(services) },
    { name: "store visit counts", everyMs: visitIntervalMs, atStart: false, run: storeVisits },
    { name: "store missed addresses", everyMs: visitIntervalMs, atStart: false, run: storeMissed },
    { name: "store agent counts", everyMs: visitIntervalMs, atStart: false, run: storeLedger },
    { name: "store refusals", everyMs: visitIntervalMs, atStart: false, run: services.refusals.store },
    {
      name: "check links",
      everyMs: linkCheckIntervalMs,
      atStart: true,
      run: makeLinkChecker({ ...services, askSite }, leaseHolder),
    },
    {
      name: "make guides",
      everyMs: guideIntervalMs,
      atStart: false,
      run: makeGuideMaker(services, leaseHolder),
    },
    { name: "serve new guides", everyMs: contentIntervalMs, atStart: false, run: serveGuides },
    { name: "drop the file of a used link", everyMs: linkFileIntervalMs, atStart: true, run: dropLinkFile },
    { name: "delete what has expired", everyMs: expiryIntervalMs, atStart: true, run: expire },
  ];
}
