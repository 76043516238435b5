import type { makeArticleRenderer } from "#server/articles/render-articles.ts";
import { feedIntervalMs, feedRetryIntervalMs, type makeFeedReader } from "#server/feed/read-feed.ts";
import { deliveryIntervalMs, type makeDeliverer } from "#server/outbox/deliver.ts";
import type { makePictureCopier } from "#server/pictures/copy-pictures.ts";
import type { Content } from "#server/tables/articles/watch-content.ts";
import type { Job } from "./schedule.ts";

const contentIntervalMs = 250;
const renderingIntervalMs = 500;
const pictureIntervalMs = 1000;
const planIntervalMs = 1000;
const clockIntervalMs = 1000;
const announcementIntervalMs = 60_000;
const reminderIntervalMs = 30_000;
const backupIntervalMs = 10 * 60 * 1000;
const siteWatchIntervalMs = 60_000;
const visitIntervalMs = 3000;
const expiryIntervalMs = 60 * 60 * 1000;

type Deps = {
  feed: ReturnType<typeof makeFeedReader>;
  deliverer: ReturnType<typeof makeDeliverer>;
  content: Content;
  renderArticles: ReturnType<typeof makeArticleRenderer>;
  copyPictures: ReturnType<typeof makePictureCopier>;
  announce: () => Promise<void>;
  remind: () => Promise<void>;
  backUp: () => Promise<void>;
  watchSite: () => Promise<void>;
  publishDue: () => Promise<void>;
  rescheduleAfterClockChange: () => Promise<void>;
  keepVisits: () => Promise<void>;
  expire: () => Promise<void>;
};

/** Everything that happens later, by itself. */
export const listJobs = ({
  feed,
  deliverer,
  content,
  renderArticles,
  copyPictures,
  announce,
  remind,
  backUp,
  watchSite,
  publishDue,
  rescheduleAfterClockChange,
  keepVisits,
  expire,
}: Deps): Job[] => [
  { name: "read the feed", everyMs: feedIntervalMs, atStart: true, run: feed.read },
  { name: "read a failing feed again", everyMs: feedRetryIntervalMs, atStart: false, run: feed.retry },
  { name: "deliver what is due", everyMs: deliveryIntervalMs, atStart: true, run: deliverer.run },
  { name: "render new articles", everyMs: renderingIntervalMs, atStart: true, run: renderArticles },
  { name: "copy pictures of articles", everyMs: pictureIntervalMs, atStart: false, run: copyPictures },
  { name: "announce changed articles", everyMs: announcementIntervalMs, atStart: false, run: announce },
  { name: "publish what is due", everyMs: planIntervalMs, atStart: true, run: publishDue },
  { name: "look at the clock", everyMs: clockIntervalMs, atStart: true, run: rescheduleAfterClockChange },
  { name: "watch the content", everyMs: contentIntervalMs, atStart: false, run: content.refresh },
  { name: "remind of sessions", everyMs: reminderIntervalMs, atStart: true, run: remind },
  { name: "back up", everyMs: backupIntervalMs, atStart: false, run: backUp },
  { name: "look after the site", everyMs: siteWatchIntervalMs, atStart: false, run: watchSite },
  { name: "keep what was counted", everyMs: visitIntervalMs, atStart: false, run: keepVisits },
  { name: "delete what has expired", everyMs: expiryIntervalMs, atStart: true, run: expire },
];
