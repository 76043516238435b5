import { findPinned } from "#app/rules/articles/choose-featured.ts";
import { categoriesOf } from "#app/rules/articles/filter-posts.ts";
import { type OrderedPosts, orderedPosts } from "#app/rules/articles/onward-posts.ts";
import type { PostSummary } from "#app/rules/articles/post.ts";
import { listSummaries } from "#server/tables/articles/articles.ts";
import type { Content } from "#server/tables/articles/watch-content.ts";
import type { Db } from "#server/tables/schema.ts";

/** All listed posts in list order, without texts and pictures, and all categories. */
export type Listing = OrderedPosts & { posts: PostSummary[]; categories: string[]; pinned: PostSummary | undefined };

/**
 * The listing of the current content version, read once for each. Lists, searches and categories are cut from it with
 * the rules that browsers use.
 */
export function keepListing(db: Db, { version, facts }: Pick<Content, "version" | "facts">): () => Promise<Listing> {
  let cached: { version: number; listing: Promise<Listing> } | undefined;
  return () => {
    if (cached?.version === version()) return cached.listing;
    const made = { version: version(), listing: readListing(db, facts().blog.pinnedTitleWords) };
    made.listing.catch(() => {
      if (cached === made) cached = undefined;
    });
    cached = made;
    return made.listing;
  };
}

async function readListing(db: Db, pinnedTitleWords: string): Promise<Listing> {
  const posts = await listSummaries(db);
  return {
    ...orderedPosts(posts),
    posts,
    categories: categoriesOf(posts),
    pinned: findPinned(posts, pinnedTitleWords),
  };
}
