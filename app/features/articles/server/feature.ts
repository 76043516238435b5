import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import type { WrittenArticle } from "../rules/clean/clean-article.ts";
import type { ShownArticle } from "../rules/render/show-article.ts";
import { makeAnnouncer } from "./announce-articles.ts";
import { type ArticleAdmin, makeArticleAdmin, publishDueArticles } from "./article-admin.ts";
import { makePictureCopier } from "./copy-pictures.ts";
import { measureFeed, watchFeed } from "./feed/feed-health.ts";
import { feedIntervalMs, feedRetryIntervalMs, makeFeedReader } from "./feed/read-feed.ts";
import { keepListing, type Listing } from "./listing.ts";
import { stopPlansOf } from "./queries/own-articles.ts";
import { readRendering } from "./read-rendering.ts";
import { makeArticleRenderer } from "./render-articles.ts";
import { type RenderingVersion, readRenderingVersion } from "./rendering-version.ts";
import { writeMarkdown } from "./write-markdown.ts";

declare module "#platform/process/server/server.ts" {
  interface Server {
    rendering: RenderingVersion;
    stopPlansOf: typeof stopPlansOf;
    feed: ReturnType<typeof makeFeedReader>;
  }
}

declare module "#platform/http/services.ts" {
  interface Services {
    /** Every listed post: lists and searches are derived from it. */
    readListing: () => Promise<Listing>;
    /** The previous listing while a new one is being read. */
    latestListing: () => Promise<Listing>;
    /** An article's text as its page shows it. */
    readRendering: (article: WrittenArticle & { hash: string }) => Promise<ShownArticle>;
    /** A page's HTML as markdown; undefined if it needs too much memory or time. */
    writeMarkdown: (page: { html: string; address: string }) => Promise<string | undefined>;
    articleAdmin: ArticleAdmin;
    /** Facts with the owner's words as pages need them. */
    pageFacts: () => Facts;
    /** Replaces the marks of the owner's words in a finished page. */
    placeMarks: (html: string) => string;
    /** Puts what was just saved in force in this process; others follow within a second. */
    refreshContent: () => Promise<void>;
  }
}

const secondMs = 1000;

export const serverFeature: ServerFeature = {
  watch: watchFeed,
  measure: measureFeed,
  open: (server) => ({
    rendering: readRenderingVersion(server.settings.siteUrl),
    stopPlansOf,
    feed: makeFeedReader(server, server.leaseHolder),
  }),
  services(server) {
    const { db, content, rendering, feed } = server;
    const listing = keepListing(db, content);
    return {
      readListing: listing.read,
      latestListing: listing.latest,
      readRendering: (article) => readRendering(db, article, rendering),
      writeMarkdown,
      articleAdmin: makeArticleAdmin({ ...server, readFeed: feed.readNow }),
      pageFacts: content.pageFacts,
      placeMarks: content.textMarks.placeMarks,
      refreshContent: content.refresh,
    };
  },
  jobs(server) {
    const { db, clock, log, content, feed, leaseHolder } = server;
    const announce = makeAnnouncer({ ...server, articlePath: paths.article }, leaseHolder);
    const publishDue = () => publishDueArticles(db, clock(), log);
    const render = makeArticleRenderer(server, leaseHolder);
    const copyPictures = makePictureCopier(server, leaseHolder);
    return [
      { name: "copy pictures of articles", everyMs: secondMs, atStart: false, run: copyPictures },
      { name: "render new articles", everyMs: secondMs / 2, atStart: true, run: render },
      { name: "announce changed articles", everyMs: 60 * secondMs, atStart: false, run: announce },
      { name: "publish what is due", everyMs: secondMs, atStart: true, run: publishDue },
      { name: "watch the content", everyMs: secondMs / 4, atStart: false, run: content.refresh },
      { name: "read the feed", everyMs: feedIntervalMs, atStart: true, run: feed.readBySchedule },
      { name: "read a failing feed again", everyMs: feedRetryIntervalMs, atStart: false, run: feed.retry },
    ];
  },
};
