import { dayOfPost } from "#app/rules/calendar-day.ts";
import type { Post } from "#app/rules/post.ts";

type Dated = Pick<Post, "id" | "date" | "source">;

/** Newest first; on the same day static before dynamic, then the later instant; unknown dates last; then by id. */
export function comparePosts(a: Dated, b: Dated): number {
  return (
    compareText(dayOfPost(b.date), dayOfPost(a.date)) ||
    rankOf(a) - rankOf(b) ||
    msOf(b) - msOf(a) ||
    compareText(a.id, b.id)
  );
}

export function orderPosts<P extends Dated>(posts: readonly P[]): P[] {
  return [...posts].sort(comparePosts);
}

const rankOf = (post: Dated): number => (post.source === "static" ? 0 : 1);

function msOf(post: Dated): number {
  const ms = dayOfPost(post.date) ? Date.parse(post.date) : 0;
  return Number.isNaN(ms) ? 0 : ms;
}

export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
