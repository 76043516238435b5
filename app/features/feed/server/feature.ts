import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { watchFeed } from "./feed-health.ts";
import { feedIntervalMs, feedRetryIntervalMs, makeFeedReader } from "./read-feed.ts";

declare module "#platform/process/server/server.ts" {
  interface Server {
    feed: ReturnType<typeof makeFeedReader>;
  }
}

export const serverFeature: ServerFeature = {
  watch: watchFeed,
  open: (server) => ({ feed: makeFeedReader(server, server.leaseHolder) }),
  jobs: ({ feed }) => [
    { name: "read the feed", everyMs: feedIntervalMs, atStart: true, run: feed.read },
    { name: "read a failing feed again", everyMs: feedRetryIntervalMs, atStart: false, run: feed.retry },
  ],
};
