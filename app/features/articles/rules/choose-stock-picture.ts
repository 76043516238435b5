import type { Post } from "#facts/post.ts";
import { hashNumber } from "#platform/text/hash-text.ts";

const stockPictureCount = 5;

/** Picks one of the five stock pictures for a post: always the same for the same post. */
export function chooseStockPicture(post: Pick<Post, "id" | "title">): number {
  return hashNumber(post.id || post.title) % stockPictureCount;
}
