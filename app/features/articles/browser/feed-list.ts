import type { ListPage } from "../rules/compose-list.ts";
import { categoriesOf } from "../rules/filter-posts.ts";
import type { StoredPost } from "../rules/stored-posts.ts";

/** The feed that browsers query: the site's own, page by page, or a hosted one, read as a whole. */
export type FeedSource = { address: string; isOwn: boolean };

export type FeedList = Pick<ListPage, "total" | "categories" | "status" | "isAwaited"> & {
  posts: StoredPost[];
  /** The stored answer was used because no new one came. */
  isBuiltIn: boolean;
};

export const listOf = (posts: StoredPost[], more: Partial<FeedList> = {}): FeedList => ({
  posts,
  total: posts.length,
  categories: categoriesOf(posts),
  status: "ready",
  isBuiltIn: false,
  ...more,
});
