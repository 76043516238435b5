import type { FeedSource } from "#features/feed/browser/feed-list.ts";
import type { PublicSettings } from "#platform/process/server/public-settings.ts";

/** The feed that browsers query, as islands take it. */
export const browserFeed = ({ publicFeedUrl, isPublicFeedHosted }: PublicSettings): FeedSource => ({
  address: publicFeedUrl,
  isOwn: !isPublicFeedHosted,
});
