import { isPlaceholder } from "#app/rules/is-placeholder.ts";
import type { Post } from "#app/rules/post.ts";

type Shown = Pick<Post, "id" | "title">;

export type Featuring<P> = {
  featured: P | null;
  /** The filtered posts without the featured one. */
  grid: P[];
  /** The filters match nothing, so the empty state stands in place of the grid. */
  isEmpty: boolean;
};

/**
 * The post whose title contains the pinned words is featured whatever the filters are; without one it is the first
 * that the filters leave. The featured post never stands in the grid.
 */
export function chooseFeatured<P extends Shown>(
  all: readonly P[],
  filtered: readonly P[],
  pinnedWords: string,
): Featuring<P> {
  const real = (posts: readonly P[]) => posts.filter((post) => !isPlaceholder(post));
  const pinned = pinnedWords ? real(all).find((post) => post.title.includes(pinnedWords)) : undefined;
  const featured = pinned ?? real(filtered)[0] ?? null;
  return {
    featured,
    grid: real(filtered).filter((post) => post.id !== featured?.id),
    isEmpty: real(filtered).length === 0,
  };
}
