import type { Post } from "#facts/post.ts";
import { fill } from "#platform/text/fill.ts";

export type PlaceholderWords = {
  paragraph: string;
  /** "Why This Topic Matters" */
  heading: string;
  /** The sentence under the heading; {topics} are the joined categories. */
  reason: string;
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
  const reason = fill(words.reason, { topics: post.categories.join(" and ") });
  return { excerpt: post.excerpt, paragraph, heading, reason, quote };
}
