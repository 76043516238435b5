import { hashNumber } from "#platform/text/hash-text.ts";
import type { Post } from "./post.ts";

const stockPictureCount = 5;

/** Picks one of the five stock pictures for a post: always the same for the same post. */
export function chooseStockPicture(post: Pick<Post, "id" | "title">): number {
  return hashNumber(post.id || post.title) % stockPictureCount;
}
