import { expect, test } from "vitest";
import { makeFeedClient } from "./feed-client.ts";

test("the feed is asked again every half hour and on focus, once more after a failure, and is never fresh [4.feed.interval]", () => {
  const everything = { refetchInterval: 1_800_000, refetchOnWindowFocus: true, retry: 1, staleTime: 0 };
  expect(makeFeedClient().getDefaultOptions().queries).toEqual(everything);
});
