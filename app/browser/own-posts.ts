import { ownPosts, removeStoredFeed } from "#app/browser/feed/stored-feed.ts";
import type { Post } from "#app/rules/articles/post.ts";
import { keep, readStored } from "./storage.ts";

const { key } = ownPosts;

/** Posts written in this browser, as stored; entries of other shapes are left alone. */
const readAll = (): unknown[] => {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored : [];
};

const idOf = (entry: unknown) => (entry as Partial<Post> | null)?.id;

export type OwnPostEntry = Pick<Post, "id" | "title" | "slug">;

export const listOwnPosts = (): OwnPostEntry[] =>
  readAll().filter((entry): entry is Post =>
    ["id", "title", "slug"].every((name) => typeof (entry as Record<string, unknown> | null)?.[name] === "string"),
  );

/** Adds or replaces a post by its id; false if storage is full. */
export function addOwnPost(post: Post): boolean {
  const posts = [...readAll().filter((entry) => idOf(entry) !== post.id), post];
  if (keep(key, posts)) return true;
  // The feed can be fetched again; what was written here cannot.
  removeStoredFeed();
  return keep(key, posts);
}

export const removeOwnPost = (id: string): boolean =>
  keep(
    key,
    readAll().filter((entry) => idOf(entry) !== id),
  );
