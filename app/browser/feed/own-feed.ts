import type { ListAnswer } from "#app/rules/articles/compose-list.ts";
import { askFeed } from "./ask-feed.ts";

/** Up to this many posts are filtered in the browser; beyond it the server searches. */
export const maxAtHand = 100;

export type Asked = { q?: string; category?: string; page?: number; limit?: number };

export async function askOwnFeed(address: string, asked: Asked, signal: AbortSignal): Promise<ListAnswer> {
  const answer = readOwnAnswer(await askFeed(ownFeedAddress(address, asked), signal));
  if (!answer) throw new Error("The feed's answer is not a list");
  return answer;
}

export function ownFeedAddress(address: string, asked: Asked): URL {
  const url = new URL(address, location.href);
  for (const [key, value] of Object.entries(asked)) if (value) url.searchParams.set(key, String(value));
  return url;
}

/** Our own feed's answer; null if something else answered in its place. */
export function readOwnAnswer(text: string): ListAnswer | null {
  try {
    const answer: Partial<ListAnswer> | null = JSON.parse(text);
    const isAnswer = Array.isArray(answer?.posts) && Array.isArray(answer.categories) && answer.total !== undefined;
    return isAnswer ? (answer as ListAnswer) : null;
  } catch {
    return null;
  }
}
