import type { Post } from "#app/rules/post.ts";
import { sortPlace } from "#app/rules/sort-place.ts";

type Dated = Pick<Post, "id" | "date" | "source">;

/** Newest first; on the same day static before dynamic, then the later instant; unknown dates last; then by id. */
export function comparePosts(a: Dated, b: Dated): number {
  const [one, other] = [sortPlace(a), sortPlace(b)];
  return compareText(other.day, one.day) || one.rank - other.rank || other.ms - one.ms || compareText(a.id, b.id);
}

export function orderPosts<P extends Dated>(posts: readonly P[]): P[] {
  return [...posts].sort(comparePosts);
}

export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
