import type { Post } from "#facts/post.ts";
import { keep, readStored, readStoredText, remove } from "#platform/islands/browser/storage.ts";
import { readStoredPosts, type StoredPost } from "../rules/stored-posts.ts";

/** Posts under a key of local storage; the key also tells their source. */
export type StoredPosts = { key: string; source: Post["source"] };

/** Written in this browser, by the uploader. */
export const browserArticles: StoredPosts = { key: "blog.staticPosts", source: "static" };
/** From the feed's last answer. */
export const dynamicPosts: StoredPosts = { key: "blog.dynamicPosts", source: "n8n" };

const keys = { latestResponse: "blog.latestResponse", lastFetch: "blog.lastFetch" };

/** A larger feed would leave too little room for posts written here. */
const maxCharacters = 1_000_000;

export const readPosts = ({ key, source }: StoredPosts): StoredPost[] => readStoredPosts(readStored(key), source);

/** The last good answer of the feed, as JSON. */
export const readLatestResponse = (): string | null => readStoredText(keys.latestResponse);

export type Answered = { response: unknown; posts: StoredPost[]; requestedAtMs: number };

/** Stores a good answer of the feed, unless another tab has stored one that was requested later. */
export function keepFeed({ response, posts, requestedAtMs }: Answered) {
  const last = readStored(keys.lastFetch);
  if (typeof last === "number" && last > requestedAtMs && last <= Date.now()) return;
  keepWithin(keys.latestResponse, response);
  keepWithin(
    dynamicPosts.key,
    posts.filter(({ source }) => source === dynamicPosts.source),
  );
  keep(keys.lastFetch, requestedAtMs);
}

export function removeStoredFeed() {
  for (const key of [keys.latestResponse, dynamicPosts.key]) remove(key);
}

/** Stores a value. If it does not fit, removes the older one too: the two keys must match. */
function keepWithin(key: string, value: unknown) {
  if (JSON.stringify(value).length > maxCharacters || !keep(key, value)) remove(key);
}
