import { type Post, placeholderId } from "#facts/post.ts";
import { noExcerpt } from "./make-excerpt.ts";

/** The placeholder for posts that a feed's workflow, started at this time, will bring. */
export function placeholderPost({ nowMs, hasStoredPosts }: { nowMs: number; hasStoredPosts: boolean }): Post {
  const id = placeholderId(nowMs);
  return {
    id,
    title: hasStoredPosts ? "Content Processing" : "New Content Loading...",
    slug: id,
    author: "",
    date: new Date(nowMs).toISOString(),
    excerpt: noExcerpt,
    content: "",
    categories: [],
    imageSrc: "",
    readTime: 1,
    source: "n8n",
  };
}
