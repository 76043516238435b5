import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { askPublished } from "../../browser/ask-published.ts";
import { browserArticles } from "../../browser/stored-feed.ts";
import type { StoredPost } from "../../rules/stored-posts.ts";
import { useStoredPosts } from "./use-stored-posts.ts";

/**
 * The posts that only this browser has. Published ones are left to the server, which may have changed them or taken
 * them down. If it cannot be asked, all are shown.
 */
export function useBrowserArticles(): StoredPost[] {
  const kept = useStoredPosts(browserArticles);
  const ids = useMemo(() => kept.map(({ id }) => id), [kept]);
  const { data, isPending } = useQuery({
    queryKey: ["published", ids],
    queryFn: ({ signal }) => askPublished(ids, signal),
    enabled: ids.length > 0,
    retry: false,
  });
  return useMemo(() => (isPending ? [] : kept.filter(({ id }) => !data?.includes(id))), [kept, data, isPending]);
}
