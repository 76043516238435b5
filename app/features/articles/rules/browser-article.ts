import type { Post } from "#facts/post.ts";
import { makeSlug } from "./make-slug.ts";
import { readTime } from "./read-time.ts";
import { withoutPictureMarks } from "./without-picture-marks.ts";

const excerptLength = 150;

export type BrowserArticleFields = Pick<Post, "title" | "author" | "date" | "content" | "categories" | "imageSrc">;

export type BrowserArticleProblem = "title" | "content" | "category";

/** The first missing field, in the order of the form. */
export function findBrowserArticleProblem(fields: Pick<BrowserArticleFields, "title" | "content" | "categories">) {
  if (fields.title.trim() === "") return "title";
  if (fields.content.trim() === "") return "content";
  return fields.categories.length === 0 ? "category" : undefined;
}

/** Whether a slug may be the uploader's: it ends with a time, and a duplicate with a number behind it. */
export const isBrowserArticleSlug = (slug: string): boolean => /-\d{13}(?:-\d{1,4})?$/.test(slug);

/** A post as the uploader saves it, with the specification's slug, excerpt and read time. */
export function makeBrowserArticle(fields: BrowserArticleFields, { id, nowMs }: { id: string; nowMs: number }): Post {
  const title = fields.title.trim();
  return {
    ...fields,
    id,
    title,
    slug: `${makeSlug(title)}-${nowMs}`,
    excerpt: ownExcerpt(fields.content),
    readTime: readTime(fields.content),
    source: "static",
  };
}

/** The first 150 characters without pictures, always with an ellipsis. */
const ownExcerpt = (content: string) =>
  `${withoutPictureMarks(content).trimStart().slice(0, excerptLength).toWellFormed()}…`;
