import { setImmediate as letOthersRun } from "node:timers/promises";
import { shareVersion } from "#facts/head/share-tags.ts";
import { paths } from "#facts/paths.ts";
import type { Post } from "#facts/post.ts";
import type { Services } from "#platform/http/services.ts";
import { linksInFull } from "../../rules/render/links-in-full.ts";
import { listWholeArticles } from "../../server/queries/articles.ts";

export type FeedItem = Omit<Post, "content"> & {
  url: string;
  picture: string;
  /** Noon for a date without a time, so that no reader shows another day; empty if unknown. */
  publishedAt: string;
  /** Empty if the article has no text of its own. */
  html: string;
};

const maxItems = 30;
/** Twice the size of thirty long articles. Beyond it an article has its excerpt only. */
const maxHtmlCharacters = 1_000_000;

/** Lists the newest articles for feed readers, whole. Reads one at a time, so that other requests get a turn. */
export async function listFeedItems({ db, publicSettings, facts, readRendering }: Services): Promise<FeedItem[]> {
  const brand = facts().brand.name;
  const items: FeedItem[] = [];
  let htmlCharacters = 0;
  for (const { content, hash, ...post } of await listWholeArticles(db, maxItems)) {
    const path = paths.article(post.slug);
    const url = new URL(path, publicSettings.siteUrl).href;
    const shown = await readRendering({ title: post.title, content, source: post.source, hash });
    htmlCharacters += shown.html.length;
    const isShown = shown.isReal && htmlCharacters <= maxHtmlCharacters;
    const picture = new URL(paths.sharePicture(path, shareVersion(post.title, facts())), publicSettings.siteUrl).href;
    items.push({
      ...post,
      author: post.author || brand,
      url,
      picture,
      publishedAt: /^[^T]+$/.test(post.date) ? `${post.date}T12:00:00Z` : post.date,
      html: isShown ? linksInFull(shown.html, url) : "",
    });
    await letOthersRun();
  }
  return items;
}
