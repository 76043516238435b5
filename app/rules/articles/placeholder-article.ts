import type { Post } from "./post.ts";

export type PlaceholderWords = {
  paragraph: string;
  /** "Why This Topic Matters" */
  heading: string;
  /** The sentence under the heading, about the joined categories. */
  reason: (topics: string) => string;
  quote: string;
};

export type PlaceholderArticle = {
  excerpt: string;
  paragraph: string;
  heading: string;
  reason: string;
  quote: string;
};

/** The page of a post whose content is not real. */
export function placeholderArticle(
  post: Pick<Post, "excerpt" | "categories">,
  words: PlaceholderWords,
): PlaceholderArticle {
  const { paragraph, heading, quote } = words;
  return { excerpt: post.excerpt, paragraph, heading, reason: words.reason(post.categories.join(" and ")), quote };
}
