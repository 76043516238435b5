import { expect, test } from "vitest";
import { planFeedRetry } from "./plan-feed-retry.ts";

test("three retries, after 5, 10 and 20 seconds [4.feed.retries] [9.feed.retries]", () => {
  expect([0, 1, 2, 3, 4, 5].map(planFeedRetry)).toEqual([undefined, 5000, 10_000, 20_000, undefined, undefined]);
});
