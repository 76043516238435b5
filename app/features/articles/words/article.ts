import { editable, type WithWords } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { listCopy } from "./blog.ts";

/** The page of an article. Words in braces are filled in where they are shown. */
export const articleCopy = editable("article", (facts: Pick<Facts, "brand"> & WithWords) => ({
  back: "Back to Blog",
  dynamic: "Dynamic Content",
  share: "Share",
  contents: "In this article",
  aboutAuthor: "About the Author",
  authorRole: `Founder - ${facts.brand.name}`,
  readTime: listCopy(facts).readTime,
  dateUnknown: "Date unavailable",
  notFound: {
    metaTitle: "Post Not Found",
    title: "Blog Post Not Found",
    text: "The blog post you're looking for doesn't exist or might have been moved.",
    back: "Back to Blog",
  },
  onward: {
    title: "Read on",
    neighbours: "Other articles",
    older: "The article before",
    newer: "The article after",
  },
  closing: {
    title: "Would you like us to take the walk for you?",
    text: "We search for your house as a guest does and tell you what we found. It is free.",
    button: "Schedule my free audit",
  },
  /** For a post that has no article text yet. */
  unreal: {
    paragraph:
      "The full text of this article is being prepared. What follows says why we chose the subject; the rest will stand here as soon as it reads as it should.",
    heading: "Why This Topic Matters",
    reason:
      "Owners ask us about {topics} more often than about anything else in our post, because guests have usually decided before they arrive. What they find while deciding can be put right, and most of it without a budget.",
    quote: "A guest who finds a true answer at the right hour has half decided to come.",
  },
}));

export type ArticleCopy = ReturnType<typeof articleCopy>;
