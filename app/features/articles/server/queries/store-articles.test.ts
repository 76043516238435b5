import { expect, test } from "vitest";
import type { Post } from "#facts/post.ts";
import { batchesOf } from "./store-articles.ts";

const postsOf = (lengths: number[]) => lengths.map((length) => ({ content: "x".repeat(length), imageSrc: "" }) as Post);
const sizes = (lengths: number[]) => [...batchesOf(postsOf(lengths))].map((batch) => batch.length);

test.each([
  ["no posts", [], []],
  ["short ones", Array(250).fill(10), [100, 100, 50]],
  ["ten of 100 KB", Array(10).fill(100_000), [5, 5]],
  ["one longer than a batch among short ones", [10, 600_000, 10, 10], [1, 1, 2]],
])("a batch ends at 100 posts or 500,000 characters: %s", (_, lengths, expected) => {
  expect(sizes(lengths)).toEqual(expected);
});
