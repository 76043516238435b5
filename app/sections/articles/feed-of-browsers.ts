import type { FeedSource } from "#app/browser/feed/feed-list.ts";
import type { Settings } from "#server/settings.ts";

export const feedOfBrowsers = ({ publicFeedUrl, isPublicFeedHosted }: Settings): FeedSource => ({
  address: publicFeedUrl,
  isOwn: !isPublicFeedHosted,
});
