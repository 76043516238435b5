import type { PublicSettings } from "#platform/process/server/public-settings.ts";
import type { FeedSource } from "../../browser/feed-list.ts";

/** The feed that browsers query, as islands take it. */
export const browserFeed = ({ publicFeedUrl, isPublicFeedHosted }: PublicSettings): FeedSource => ({
  address: publicFeedUrl,
  isOwn: !isPublicFeedHosted,
});
