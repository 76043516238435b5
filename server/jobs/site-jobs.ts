import type { ContentVersion } from "../tables/watch-content-version.ts";
import { feedRhythmMs, type makeFeedReader } from "./read-feed.ts";
import type { Job } from "./schedule.ts";

const versionRhythmMs = 250;

type Ground = { feed: ReturnType<typeof makeFeedReader>; version: ContentVersion };

/** Everything that happens later, by itself. */
export const listJobs = ({ feed, version }: Ground): Job[] => [
  { name: "read the feed", everyMs: feedRhythmMs, atStart: true, run: feed.read },
  { name: "watch the content version", everyMs: versionRhythmMs, atStart: false, run: version.refresh },
];
