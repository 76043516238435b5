import type { ListPage } from "#app/rules/articles/compose-list.ts";
import { categoriesOf } from "#app/rules/articles/filter-posts.ts";
import type { StoredPost } from "#app/rules/articles/stored-posts.ts";

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
