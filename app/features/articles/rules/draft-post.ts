import type { Post } from "#facts/post.ts";
import type { SentArticle } from "./check-article.ts";
import { readTime } from "./read-time.ts";

/** An article being written on the desk: nothing is checked yet. */
export type DraftPost = Post & {
  /** The local time of a planned publication, as forms send it, or empty. */
  due: string;
};

const maxCharacters = { line: 1000, content: 400_000 };
const maxCategories = 20;

/** Makes a draft from posted fields, cut to what can be stored. */
export function makeDraftPost(id: string, sent: SentArticle, imageSrc: string): DraftPost {
  const line = (text = "") => text.slice(0, maxCharacters.line).toWellFormed().replaceAll("\0", "");
  const content = (sent.content ?? "").slice(0, maxCharacters.content).toWellFormed().replace(/\r\n?/g, "\n");
  const categories = sent.categories.map((category) => line(category).trim()).filter(Boolean);
  return {
    id,
    title: line(sent.title),
    slug: line(sent.slug),
    author: line(sent.author),
    date: line(sent.date),
    excerpt: line(sent.excerpt),
    content: content.replaceAll("\0", ""),
    categories: [...new Set(categories)].slice(0, maxCategories),
    imageSrc,
    readTime: readTime(content),
    source: "static",
    due: line(sent.due),
  };
}

/** Whether two drafts would be the same article. */
export const isSameText = (one: Post, other: Post): boolean =>
  one.title.trim() === other.title.trim() && one.content.trim() === other.content.trim();
