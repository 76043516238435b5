import { keep, readStored, readStoredText, remove } from "#app/browser/storage.ts";
import type { Post } from "#app/rules/articles/post.ts";
import { readStoredPosts, type StoredPost } from "#app/rules/articles/stored-posts.ts";

/** Posts under a key of this browser's storage; all of them come from where the key says. */
export type StoredPosts = { key: string; source: Post["source"] };

/** What was written in this browser; the page to write on keeps it. */
export const ownPosts: StoredPosts = { key: "blog.staticPosts", source: "static" };
/** What the feed said last. */
export const dynamicPosts: StoredPosts = { key: "blog.dynamicPosts", source: "n8n" };

const keys = { latestResponse: "blog.latestResponse", lastFetch: "blog.lastFetch" };

/** More would leave too little room for what was written here. */
const maxCharacters = 1_000_000;

export const readPosts = ({ key, source }: StoredPosts): StoredPost[] => readStoredPosts(readStored(key), source);

/** The last good answer of the feed, as JSON. */
export const readLatestResponse = (): string | null => readStoredText(keys.latestResponse);

export type Answered = { response: unknown; posts: StoredPost[]; askedAtMs: number };

/** Keeps a good answer of the feed. One that another tab has asked for later stays. */
export function keepFeed({ response, posts, askedAtMs }: Answered) {
  const last = readStored(keys.lastFetch);
  if (typeof last === "number" && last > askedAtMs && last <= Date.now()) return;
  keepWithin(keys.latestResponse, response);
  keepWithin(
    dynamicPosts.key,
    posts.filter(({ source }) => source === dynamicPosts.source),
  );
  keep(keys.lastFetch, askedAtMs);
}

export function removeStoredFeed() {
  for (const key of [keys.latestResponse, dynamicPosts.key]) remove(key);
}

/** What has no room is not kept in part, nor what was there before: the two would not fit together. */
function keepWithin(key: string, value: unknown) {
  if (JSON.stringify(value).length > maxCharacters || !keep(key, value)) remove(key);
}
