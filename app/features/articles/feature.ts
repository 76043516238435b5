import { paths } from "#facts/paths.ts";
import { type Feature, page } from "#platform/http/feature.ts";
import { articleCopy } from "./words/article.ts";
import { listCopy } from "./words/blog.ts";
import { uploaderCopy } from "./words/blog-uploader.ts";

export const articles = {
  hasServer: true,
  copied: [{ below: "/", words: (facts) => listCopy(facts).copied }],
  pages: [
    page({
      path: paths.blog(),
      file: "pages/blog/list.tsx",
      copy: listCopy,
      name: "Blog",
      group: "articles",
      bytes: { document: 11_300, script: 82_125, image: 26_624, other: 2_048 },
    }),
    page({
      path: paths.blogUploader(),
      file: "pages/blog-uploader/blog-uploader.tsx",
      copy: uploaderCopy,
      name: "Blog uploader",
      group: "articles",
      isHidden: true,
      bytes: { document: 13_150, script: 81_920, image: 1_024 },
    }),
  ],
  keyedPages: {
    "blog/:slug": "pages/blog/article.tsx",
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
  texts: [{ name: "Around an article", under: "shared", copy: articleCopy }],
} satisfies Feature;
