import type { FeedSource } from "#app/browser/feed/feed-list.ts";
import type { PublicSettings } from "#server/services.ts";

/** The feed that browsers query, as islands take it. */
export const browserFeed = ({ publicFeedUrl, isPublicFeedHosted }: PublicSettings): FeedSource => ({
  address: publicFeedUrl,
  isOwn: !isPublicFeedHosted,
});
