import type { ListAnswer } from "#app/rules/compose-list.ts";

type Asked = { q?: string; category?: string; page?: number; limit?: number };

/** Asks the feed for one page of the list. Throws "HTTP error" with the status when it does not answer well. */
export async function fetchList(feedAddress: string, asked: Asked, signal: AbortSignal): Promise<ListAnswer> {
  const address = new URL(feedAddress, location.href);
  for (const [key, value] of Object.entries(asked)) if (value) address.searchParams.set(key, String(value));
  const response = await fetch(address, {
    headers: { accept: "application/json" },
    cache: "no-cache",
    credentials: "omit",
    signal,
  });
  if (!response.ok) throw new Error(`HTTP error ${response.status}`);
  return response.json();
}
