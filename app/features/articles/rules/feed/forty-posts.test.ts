import { expect, test } from "vitest";
import { defaultPlace } from "#platform/intl/place.ts";
import { feedPosts } from "../../../../../test/fixtures/feed-posts.ts";
import { cleanArticle } from "../clean/clean-article.ts";
import { formatPostDate } from "../format-post-date.ts";
import { renderArticle } from "../render/render-article.ts";
import { readFeed } from "./read-feed.ts";

const reading = readFeed(JSON.stringify(feedPosts), { nowMs: 0, hasStoredPosts: false });
const posts = reading.outcome === "posts" ? reading.posts : [];

test("forty records of real feeds become forty posts, none dropped, one without a date", () => {
  expect(reading).toMatchObject({ outcome: "posts", dropped: [], undated: ["craft-006"], isWhole: true });
  expect(posts).toHaveLength(40);
  expect(new Set(posts.map((post) => post.slug)).size).toBe(40);
});

test.each(posts.map((post) => [post.title, post] as const))("%s reads well", (_, post) => {
  expect(post.title).toMatch(/^[A-Z].{8,80}$/);
  expect(post.excerpt).toMatch(/^.{20,151}$/);
  expect(post.excerpt).not.toMatch(/[*#<>|`]/);
  expect(formatPostDate(post.date, "Date unavailable", defaultPlace.locale)).toMatch(
    /^[A-Z][a-z]+ \d{1,2}, 2026$|^Date unavailable$/,
  );
  expect(cleanArticle(post.content).isReal).toBe(true);
  const { html } = renderArticle(post.content, { pictureFor: () => null, host: "site.example", title: post.title });
  const words = html
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean);
  expect(words.length).toBeGreaterThan(120);
  expect(words.length).toBeLessThan(600);
  expect(words.join(" ")).not.toMatch(/\*\*|##|Meta Description|Title:|<|^-/);
});
