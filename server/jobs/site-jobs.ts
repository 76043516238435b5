import type { Content } from "../tables/watch-content.ts";
import { deliveryRhythmMs, type makeDeliverer } from "./deliver.ts";
import { feedRetryRhythmMs, feedRhythmMs, type makeFeedReader } from "./read-feed.ts";
import type { Job } from "./schedule.ts";

const contentRhythmMs = 250;

type Ground = {
  feed: ReturnType<typeof makeFeedReader>;
  deliverer: ReturnType<typeof makeDeliverer>;
  content: Content;
};

/** Everything that happens later, by itself. */
export const listJobs = ({ feed, deliverer, content }: Ground): Job[] => [
  { name: "read the feed", everyMs: feedRhythmMs, atStart: true, run: feed.read },
  { name: "read a failing feed again", everyMs: feedRetryRhythmMs, atStart: false, run: feed.retry },
  { name: "deliver what is due", everyMs: deliveryRhythmMs, atStart: true, run: deliverer.run },
  { name: "watch the content", everyMs: contentRhythmMs, atStart: false, run: content.refresh },
];
