import { orderPosts } from "./order-posts.ts";
import type { Post } from "./post.ts";

type Listed = Pick<Post, "id" | "date" | "source">;

/** Posts of several sources as one ordered list; of duplicates the first source wins. */
export function mergePosts<P extends Listed>(...lists: readonly (readonly P[])[]): P[] {
  const byId = new Map<string, P>();
  for (const post of lists.flat()) if (!byId.has(post.id)) byId.set(post.id, post);
  return orderPosts([...byId.values()]);
}
