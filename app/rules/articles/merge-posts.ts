import { orderPosts } from "./order-posts.ts";
import type { Post } from "./post.ts";

type Listed = Pick<Post, "id" | "date" | "source">;

/** Posts from several places as one list in its order; what stands in two is taken from the first. */
export function mergePosts<P extends Listed>(...lists: readonly (readonly P[])[]): P[] {
  const byId = new Map<string, P>();
  for (const post of lists.flat()) if (!byId.has(post.id)) byId.set(post.id, post);
  return orderPosts([...byId.values()]);
}
