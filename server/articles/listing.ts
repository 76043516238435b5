import { findPinned } from "#app/rules/articles/choose-featured.ts";
import { categoriesOf } from "#app/rules/articles/filter-posts.ts";
import { type OrderedPosts, orderedPosts } from "#app/rules/articles/onward-posts.ts";
import type { PostSummary } from "#app/rules/articles/post.ts";
import { listSummaries } from "#server/tables/articles/articles.ts";
import type { Content } from "#server/tables/articles/watch-content.ts";
import type { Db } from "#server/tables/schema.ts";

/** Every listed post in the order of all lists, without texts and pictures, and every category there is. */
export type Listing = OrderedPosts & { posts: PostSummary[]; categories: string[]; pinned: PostSummary | undefined };

/**
 * The listing under the content version in force, read once for each: lists, searches and categories of any kind are
 * then cut from it by the rules that browsers cut theirs by.
 */
export function keepListing(db: Db, { version, facts }: Pick<Content, "version" | "facts">): () => Promise<Listing> {
  let kept: { version: number; listing: Promise<Listing> } | undefined;
  return () => {
    if (kept?.version === version()) return kept.listing;
    const made = { version: version(), listing: readListing(db, facts().blog.pinnedTitleWords) };
    made.listing.catch(() => {
      if (kept === made) kept = undefined;
    });
    kept = made;
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
