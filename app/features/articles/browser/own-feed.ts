import type { ListPage } from "../rules/compose-list.ts";
import { askFeed } from "./ask-feed.ts";

/** Up to this many posts are filtered in the browser; beyond it the server searches. */
export const maxAtHand = 100;

export type ListQuery = { q?: string; category?: string; page?: number; limit?: number };

export async function askOwnFeed(address: string, query: ListQuery, signal: AbortSignal): Promise<ListPage> {
  const list = readOwnList(await askFeed(ownFeedAddress(address, query), signal));
  if (!list) throw new Error("The feed's answer is not a list");
  return list;
}

export function ownFeedAddress(address: string, query: ListQuery): URL {
  const url = new URL(address, location.href);
  for (const [key, value] of Object.entries(query)) if (value) url.searchParams.set(key, String(value));
  return url;
}

/** Parses the answer of the site's own feed; null if something else answered in its place. */
export function readOwnList(text: string): ListPage | null {
  try {
    const list: Partial<ListPage> | null = JSON.parse(text);
    const isList = Array.isArray(list?.posts) && Array.isArray(list.categories) && list.total !== undefined;
    return isList ? (list as ListPage) : null;
  } catch {
    return null;
  }
}
