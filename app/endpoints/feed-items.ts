import { setImmediate as letOthersRun } from "node:timers/promises";
import { paths } from "#app/paths.ts";
import type { Post } from "#app/rules/post.ts";
import { shareVersion } from "#app/rules/share-version.ts";
import type { Edges } from "#server/edges.ts";

export type FeedItem = Omit<Post, "content"> & {
  url: string;
  /** The article's share picture. */
  picture: string;
  /** Empty where the article has no text of its own to show. */
  html: string;
};

const mostItems = 30;

/** The newest articles as readers elsewhere get them, whole. Rendered one by one, so that nobody waits for all. */
export async function listFeedItems({ db, tables, settings, facts, readRendering }: Edges): Promise<FeedItem[]> {
  // Hundreds of files that a start does not wait for.
  const { linksInFull } = await import("#app/rules/links-in-full.ts");
  const brand = facts().brand.name;
  const items: FeedItem[] = [];
  for (const { content, hash, ...post } of await tables.articles.listWholeArticles(db, mostItems)) {
    const path = paths.article(post.slug);
    const url = new URL(path, settings.siteUrl).href;
    const shown = await readRendering({ title: post.title, content, hash });
    const picture = new URL(paths.sharePicture(path, shareVersion(post.title, brand)), settings.siteUrl).href;
    items.push({
      ...post,
      author: post.author || brand,
      url,
      picture,
      html: linksInFull(shown.isReal ? shown.html : "", url),
    });
    await letOthersRun();
  }
  return items;
}
