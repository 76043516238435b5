import type { Feature } from "#platform/http/feature.ts";

export const feed = {
  hasServer: true,
  endpoints: {
    "api/feed": "pages/feed.ts",
    "feed-frame": "pages/feed-frame.ts",
  },
} satisfies Feature;
