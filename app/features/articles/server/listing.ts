import type { PostSummary } from "#facts/post.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Content } from "#platform/process/server/content.ts";
import { categoriesOf } from "../rules/filter-posts.ts";
import { findPinned } from "../rules/find-pinned.ts";
import { type OrderedPosts, orderedPosts } from "../rules/onward-posts.ts";
import { listSummaries } from "./queries/articles.ts";

/** All listed posts in list order, without texts and pictures, and all categories. */
export type Listing = OrderedPosts & { posts: PostSummary[]; categories: string[]; pinned: PostSummary | undefined };

/**
 * Caches the listing of the current content version. Lists, searches and categories are derived from it by the rules
 * that browsers use. `latest` returns the previous listing while a new one is being read, which takes seconds for very
 * many articles.
 */
export function keepListing(db: Db, { version, facts }: Pick<Content, "version" | "facts">) {
  let cached: { version: number; listing: Promise<Listing> } | undefined;
  let latest: Listing | undefined;
  const read = (): Promise<Listing> => {
    if (cached?.version === version()) return cached.listing;
    const made = { version: version(), listing: readListing(db, facts().blog.pinnedTitleWords) };
    made.listing.then(
      (listing) => {
        if (cached === made) latest = listing;
      },
      () => {
        if (cached === made) cached = undefined;
      },
    );
    cached = made;
    return made.listing;
  };
  return {
    read,
    async latest(): Promise<Listing> {
      const reading = read();
      return latest ?? reading;
    },
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
