import type { Post } from "./post.ts";
import { sortKey } from "./sort-key.ts";

type Dated = Pick<Post, "id" | "date" | "source">;
type Placed = ReturnType<typeof sortKey> & { id: string };

const placeOf = (post: Dated): Placed => ({ ...sortKey(post), id: post.id });

/** Newest first; on the same day static before dynamic, then the later instant; unknown dates last; then by id. */
export function comparePosts(a: Dated, b: Dated): number {
  return comparePlaces(placeOf(a), placeOf(b));
}

export function orderPosts<P extends Dated>(posts: readonly P[]): P[] {
  const placed = posts.map((post) => ({ post, place: placeOf(post) }));
  return placed.sort((one, other) => comparePlaces(one.place, other.place)).map(({ post }) => post);
}

function comparePlaces(one: Placed, other: Placed): number {
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
