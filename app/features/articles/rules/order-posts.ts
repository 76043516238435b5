import type { Post } from "#facts/post.ts";
import { sortKey } from "./sort-key.ts";

type Dated = Pick<Post, "id" | "date" | "source">;
type FullSortKey = ReturnType<typeof sortKey> & { id: string };

const sortKeyOf = (post: Dated): FullSortKey => ({ ...sortKey(post), id: post.id });

/** Newest first; on the same day static before dynamic, then the later instant; unknown dates last; then by id. */
export function comparePosts(a: Dated, b: Dated): number {
  return compareSortKeys(sortKeyOf(a), sortKeyOf(b));
}

export function orderPosts<P extends Dated>(posts: readonly P[]): P[] {
  const keyed = posts.map((post) => ({ post, key: sortKeyOf(post) }));
  return keyed.sort((one, other) => compareSortKeys(one.key, other.key)).map(({ post }) => post);
}

function compareSortKeys(one: FullSortKey, other: FullSortKey): number {
  return compareText(other.day, one.day) || one.rank - other.rank || other.ms - one.ms || compareText(one.id, other.id);
}

export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

type Listed = Pick<Post, "id" | "date" | "source">;

/** Posts of several sources as one ordered list; of duplicates the first source wins. */
export function mergePosts<P extends Listed>(...lists: readonly (readonly P[])[]): P[] {
  const byId = new Map<string, P>();
  for (const post of lists.flat()) if (!byId.has(post.id)) byId.set(post.id, post);
  return orderPosts([...byId.values()]);
}
