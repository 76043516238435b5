import type { Post } from "#facts/post.ts";
import { dayOfPost } from "#platform/time/calendar-day.ts";

export type SortKey = { day: string; rank: 0 | 1; ms: number };

/** A post's place in every list as values that a database can sort by: day and instant descending, rank ascending. */
export function sortKey({ date, source }: Pick<Post, "date" | "source">): SortKey {
  const day = dayOfPost(date);
  const ms = day ? Date.parse(date) : 0;
  return { day, rank: source === "static" ? 0 : 1, ms: Number.isNaN(ms) ? 0 : ms };
}
