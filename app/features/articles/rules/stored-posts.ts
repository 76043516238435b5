import type { Post, PostSummary } from "#facts/post.ts";
import { withoutPictureMarks } from "./without-picture-marks.ts";

/** A post as a browser stores it, with its text if it was read with one. */
export type StoredPost = PostSummary & Partial<Pick<Post, "content">>;

const maxExcerpt = 1000;
const needed = ["id", "title", "slug"] as const;

/** The posts in local storage, which may hold anything: other values are dropped, gaps filled. */
export function readStoredPosts(stored: unknown, source: Post["source"]): StoredPost[] {
  if (!Array.isArray(stored)) return [];
  const byId = new Map<string, StoredPost>();
  for (const post of stored.filter(isPostLike)) if (!byId.has(post.id)) byId.set(post.id, fillGaps(post, source));
  return [...byId.values()];
}

type PostLike = Partial<Record<keyof StoredPost, unknown>> & Pick<Post, (typeof needed)[number]>;

function isPostLike(value: unknown): value is PostLike {
  if (typeof value !== "object" || value === null) return false;
  return needed.every((name) => isFilled((value as PostLike)[name]));
}

const isFilled = (value: unknown) => typeof value === "string" && value.trim() !== "";
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function fillGaps(post: PostLike, source: Post["source"]): StoredPost {
  const { id, title, slug, categories, readTime, content } = post;
  const filled: StoredPost = {
    id,
    title,
    slug,
    author: textOf(post.author),
    date: textOf(post.date),
    excerpt: withoutPictureMarks(textOf(post.excerpt).slice(0, maxExcerpt)).trim(),
    categories: Array.isArray(categories) ? categories.filter(isFilled) : [],
    imageSrc: textOf(post.imageSrc),
    readTime: typeof readTime === "number" && readTime >= 1 ? Math.ceil(readTime) : 1,
    source,
  };
  return typeof content === "string" ? { ...filled, content } : filled;
}
