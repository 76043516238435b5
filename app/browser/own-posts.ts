import type { Post } from "#app/rules/post.ts";
import { ownPosts } from "./feed/kept-feed.ts";
import { keep, readKept } from "./kept.ts";

const { key } = ownPosts;

/** The posts that were written in this browser, as they stand there; foreign entries are left alone. */
const readAll = (): unknown[] => {
  const kept = readKept(key);
  return Array.isArray(kept) ? kept : [];
};

const idOf = (entry: unknown) => (entry as Partial<Post> | null)?.id;

export type OwnPostEntry = Pick<Post, "id" | "title" | "slug">;

export const listOwnPosts = (): OwnPostEntry[] =>
  readAll().filter((entry): entry is Post =>
    ["id", "title", "slug"].every((name) => typeof (entry as Record<string, unknown> | null)?.[name] === "string"),
  );

/** Adds a post, or puts it in the place of the one with its id; false if this browser has no room for it. */
export const addOwnPost = (post: Post): boolean =>
  keep(key, [...readAll().filter((entry) => idOf(entry) !== post.id), post]);

export const removeOwnPost = (id: string): boolean =>
  keep(
    key,
    readAll().filter((entry) => idOf(entry) !== id),
  );
