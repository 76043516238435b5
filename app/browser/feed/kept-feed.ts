import { type KeptPost, readKeptPosts } from "#app/rules/kept-posts.ts";
import type { Post } from "#app/rules/post.ts";
import { forget, keep, readKept, readKeptText } from "../kept.ts";

/** Posts under a key of this browser's storage; all of them come from where the key says. */
export type KeptPosts = { key: string; source: Post["source"] };

/** What was written in this browser; the page to write on keeps it. */
export const ownPosts: KeptPosts = { key: "blog.staticPosts", source: "static" };
/** What the feed said last. */
export const dynamicPosts: KeptPosts = { key: "blog.dynamicPosts", source: "n8n" };

const keys = { latestResponse: "blog.latestResponse", lastFetch: "blog.lastFetch" };

/** More would leave too little room for what was written here. */
const mostSigns = 1_000_000;

export const readPosts = ({ key, source }: KeptPosts): KeptPost[] => readKeptPosts(readKept(key), source);

/** The last good answer of the feed, as JSON. */
export const readLatestResponse = (): string | null => readKeptText(keys.latestResponse);

export type Answered = { response: unknown; posts: KeptPost[]; askedAtMs: number };

/** Keeps a good answer of the feed. One that another tab has asked for later stays. */
export function keepFeed({ response, posts, askedAtMs }: Answered) {
  const last = readKept(keys.lastFetch);
  if (typeof last === "number" && last > askedAtMs && last <= Date.now()) return;
  keepWithin(keys.latestResponse, response);
  keepWithin(
    dynamicPosts.key,
    posts.filter(({ source }) => source === dynamicPosts.source),
  );
  keep(keys.lastFetch, askedAtMs);
}

/** What has no room is not kept in part, nor what was there before: the two would not fit together. */
function keepWithin(key: string, value: unknown) {
  if (JSON.stringify(value).length > mostSigns || !keep(key, value)) forget(key);
}
