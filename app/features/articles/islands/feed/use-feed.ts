import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { FeedList, FeedSource } from "../../browser/feed-list.ts";
import { loadFeed } from "../../browser/load-feed.ts";
import { planFeedRetry } from "../../rules/feed/plan-feed-retry.ts";

/**
 * The feed's posts. Queries again on mount, on focus and every half hour; sooner after a failure and while the site
 * reads the feed for the first time.
 */
export function useFeed(source: FeedSource, { enabled }: { enabled: boolean }): UseQueryResult<FeedList> {
  const query = useQuery({ queryKey: ["feed"], queryFn: ({ signal }) => loadFeed(source, signal), enabled });
  useRetries(query);
  return query;
}

function useRetries({ data, isError, isFetching, refetch }: UseQueryResult<FeedList>) {
  const failures = useRef(0);
  const isWanting = isError || data?.isBuiltIn || data?.isAwaited;
  useEffect(() => {
    if (isFetching) return;
    failures.current = isWanting ? failures.current + 1 : 0;
    const pauseMs = planFeedRetry(failures.current);
    if (pauseMs === undefined) {
      // The next scheduled query has its own three retries.
      failures.current = 0;
      return;
    }
    const timer = setTimeout(refetch, pauseMs);
    return () => clearTimeout(timer);
  }, [isWanting, isFetching, refetch]);
}
