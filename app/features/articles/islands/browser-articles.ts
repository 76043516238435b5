import type { Post } from "#facts/post.ts";
import { keep, readStored } from "#platform/islands/browser/storage.ts";
import { browserArticles, removeStoredFeed } from "../browser/stored-feed.ts";

const { key } = browserArticles;

/** Posts written in this browser, as stored; entries of other shapes are left alone. */
const readAll = (): unknown[] => {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored : [];
};

const idOf = (entry: unknown) => (entry as Partial<Post> | null)?.id;

export type BrowserArticleEntry = Pick<Post, "id" | "title" | "slug">;

export const listBrowserArticles = (): BrowserArticleEntry[] =>
  readAll().filter((entry): entry is Post =>
    ["id", "title", "slug"].every((name) => typeof (entry as Record<string, unknown> | null)?.[name] === "string"),
  );

/** Adds or replaces a post by its id; false if storage is full. */
export function addBrowserArticle(post: Post): boolean {
  const posts = [...readAll().filter((entry) => idOf(entry) !== post.id), post];
  if (keep(key, posts)) return true;
  // Deletes the stored feed to make room: it can be fetched again, unlike posts written here.
  removeStoredFeed();
  return keep(key, posts);
}

export const removeBrowserArticle = (id: string): boolean =>
  keep(
    key,
    readAll().filter((entry) => idOf(entry) !== id),
  );
