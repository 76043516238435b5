import { isPlaceholder, type Post } from "./post.ts";

type Shown = Pick<Post, "id" | "title">;

export type Featuring<P> = {
  featured: P | null;
  grid: P[];
  /** The filters match nothing: the empty state is shown. */
  isEmpty: boolean;
};

/**
 * The post whose title contains the pinned words is featured whatever the filters are; otherwise the first match. The
 * featured post is never in the grid.
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

export function findPinned<P extends Shown>(all: readonly P[], pinnedWords: string): P | undefined {
  return pinnedWords ? all.find((post) => post.title.includes(pinnedWords) && !isPlaceholder(post)) : undefined;
}
