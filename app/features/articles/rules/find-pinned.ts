import { isPlaceholder, type Post } from "#facts/post.ts";

/** The first article whose title has these words; empty words pin none. */
export function findPinned<P extends Pick<Post, "id" | "title">>(
  all: readonly P[],
  pinnedWords: string,
): P | undefined {
  return pinnedWords ? all.find((post) => post.title.includes(pinnedWords) && !isPlaceholder(post)) : undefined;
}
