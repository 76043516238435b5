import type { Feature } from "#platform/http/feature.ts";
import { listCopy } from "./words/blog.ts";

export const articles = {
  hasServer: true,
  copied: [{ below: "/", words: (facts) => listCopy(facts).copied }],
  pages: {
    blog: "pages/blog/list.tsx",
    "blog/:slug": "pages/blog/article.tsx",
    "blog-uploader": "pages/blog-uploader/blog-uploader.tsx",
  },
  desk: {
    "desk/feed": "desk/feed.tsx",
  },
  openDesk: {
    "desk/articles": "desk/articles.tsx",
    "desk/articles/:id": "desk/article.tsx",
    "desk/share-picture": "desk/share-picture.ts",
  },
  endpoints: {
    "rss.xml": "pages/endpoints/rss.ts",
    "feed.json": "pages/endpoints/json-feed.ts",
    "media/:file": "pages/endpoints/media.ts",
    "api/feed": "pages/endpoints/feed.ts",
    "feed-frame": "pages/endpoints/feed-frame.ts",
  },
} satisfies Feature;
