import type { Content } from "../tables/watch-content.ts";
import type { makePictureCopier } from "./copy-pictures.ts";
import { deliveryRhythmMs, type makeDeliverer } from "./deliver.ts";
import { feedRetryRhythmMs, feedRhythmMs, type makeFeedReader } from "./read-feed.ts";
import type { makeArticleRenderer } from "./render-articles.ts";
import type { Job } from "./schedule.ts";

const contentRhythmMs = 250;
const renderingRhythmMs = 500;
const pictureRhythmMs = 1000;
const planRhythmMs = 1000;
const clockRhythmMs = 1000;
const announcementRhythmMs = 60_000;
const reminderRhythmMs = 30_000;
const backupRhythmMs = 10 * 60 * 1000;
const houseRhythmMs = 60_000;
const visitRhythmMs = 3000;
const forgetRhythmMs = 60 * 60 * 1000;

type Ground = {
  feed: ReturnType<typeof makeFeedReader>;
  deliverer: ReturnType<typeof makeDeliverer>;
  content: Content;
  renderArticles: ReturnType<typeof makeArticleRenderer>;
  copyPictures: ReturnType<typeof makePictureCopier>;
  announce: () => Promise<void>;
  remind: () => Promise<void>;
  backUp: () => Promise<void>;
  watchHouse: () => Promise<void>;
  publishDue: () => Promise<void>;
  mendPlans: () => Promise<void>;
  keepVisits: () => Promise<void>;
  forget: () => Promise<void>;
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
  watchHouse,
  publishDue,
  mendPlans,
  keepVisits,
  forget,
}: Ground): Job[] => [
  { name: "read the feed", everyMs: feedRhythmMs, atStart: true, run: feed.read },
  { name: "read a failing feed again", everyMs: feedRetryRhythmMs, atStart: false, run: feed.retry },
  { name: "deliver what is due", everyMs: deliveryRhythmMs, atStart: true, run: deliverer.run },
  { name: "render new articles", everyMs: renderingRhythmMs, atStart: true, run: renderArticles },
  { name: "copy pictures of articles", everyMs: pictureRhythmMs, atStart: false, run: copyPictures },
  { name: "announce changed articles", everyMs: announcementRhythmMs, atStart: false, run: announce },
  { name: "publish what is due", everyMs: planRhythmMs, atStart: true, run: publishDue },
  { name: "look at the clock", everyMs: clockRhythmMs, atStart: true, run: mendPlans },
  { name: "watch the content", everyMs: contentRhythmMs, atStart: false, run: content.refresh },
  { name: "remind of sessions", everyMs: reminderRhythmMs, atStart: true, run: remind },
  { name: "back up", everyMs: backupRhythmMs, atStart: false, run: backUp },
  { name: "look after the house", everyMs: houseRhythmMs, atStart: false, run: watchHouse },
  { name: "keep what was counted", everyMs: visitRhythmMs, atStart: false, run: keepVisits },
  { name: "forget what has reached its age", everyMs: forgetRhythmMs, atStart: true, run: forget },
];
