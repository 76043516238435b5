import { ownPosts, removeStoredFeed } from "#app/browser/feed/stored-feed.ts";
import type { Post } from "#app/rules/articles/post.ts";
import { keep, readStored } from "./storage.ts";

const { key } = ownPosts;

/** The posts that were written in this browser, as they stand there; foreign entries are left alone. */
const readAll = (): unknown[] => {
  const kept = readStored(key);
  return Array.isArray(kept) ? kept : [];
};

const idOf = (entry: unknown) => (entry as Partial<Post> | null)?.id;

export type OwnPostEntry = Pick<Post, "id" | "title" | "slug">;

export const listOwnPosts = (): OwnPostEntry[] =>
  readAll().filter((entry): entry is Post =>
    ["id", "title", "slug"].every((name) => typeof (entry as Record<string, unknown> | null)?.[name] === "string"),
  );

/** Adds a post, or puts it in the place of the one with its id; false if this browser has no room for it. */
export function addOwnPost(post: Post): boolean {
  const posts = [...readAll().filter((entry) => idOf(entry) !== post.id), post];
  if (keep(key, posts)) return true;
  // What the feed said can be asked for again; what was written cannot.
  removeStoredFeed();
  return keep(key, posts);
}

export const removeOwnPost = (id: string): boolean =>
  keep(
    key,
    readAll().filter((entry) => idOf(entry) !== id),
  );
