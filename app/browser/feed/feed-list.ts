import type { ListAnswer } from "#app/rules/compose-list.ts";
import { categoriesOf } from "#app/rules/filter-posts.ts";
import type { KeptPost } from "#app/rules/kept-posts.ts";

/** The feed that browsers query: our own, which answers in pages, or a hosted one that is read whole. */
export type FeedSource = { address: string; isOwn: boolean };

export type FeedList = Pick<ListAnswer, "total" | "categories" | "status" | "isAwaited"> & {
  posts: KeptPost[];
  /** What was kept stands in for an answer that did not come. */
  isStandIn: boolean;
};

export const listOf = (posts: KeptPost[], more: Partial<FeedList> = {}): FeedList => ({
  posts,
  total: posts.length,
  categories: categoriesOf(posts),
  status: "ready",
  isStandIn: false,
  ...more,
});
