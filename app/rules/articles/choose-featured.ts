import { isPlaceholder } from "./is-placeholder.ts";
import type { Post } from "./post.ts";

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
  const real = filtered.filter((post) => !isPlaceholder(post));
  const featured = findPinned(all, pinnedWords) ?? real[0] ?? null;
  return { featured, grid: real.filter((post) => post.id !== featured?.id), isEmpty: real.length === 0 };
}

/** The newest post with the pinned words in its title. */
export function findPinned<P extends Shown>(all: readonly P[], pinnedWords: string): P | undefined {
  return pinnedWords ? all.find((post) => post.title.includes(pinnedWords) && !isPlaceholder(post)) : undefined;
}
