import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Post } from "#facts/post.ts";
import { inShort } from "../../../../../test/extent.ts";
import { readFeed } from "./read-feed.ts";

const context = { nowMs: 0, hasStoredPosts: false };
const names = [
  "title",
  "Title",
  "Draft Blog Content",
  "Content",
  "content",
  "Blog Category",
  "category",
  "categories",
  "Blog Topic",
  "Primary SEO Keyword",
  "Date",
  "date",
  "Excerpt",
  "excerpt",
  "Featured Image URL",
  "image",
  "imageSrc",
  "Author",
  "id",
  "Id",
  "postId",
  "slug",
  "readTime",
  "source",
  "posts",
  "data",
  "json",
  "message",
  "table",
  "__proto__",
  "constructor",
  "toString",
];
const marks = fc.string({
  unit: fc.constantFrom(..."ab *_`~#>-+.1[]()!<&;/\\|\n=:", "Title:", "**", "<h1>", "</h1>", "\ud83c", "é"),
});
const words = fc.oneof(
  marks,
  fc.string({ unit: "binary" }),
  fc.lorem({ maxCount: 40 }),
  fc.constantFrom("2026-01-02", "Date(2026,1,2)", "invalid-1", "/a.png", "static"),
);
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, words, fc.jsonValue(), fc.array(tie("value"), { maxLength: 30 }), tie("record")),
  record: fc.dictionary(fc.constantFrom(...names), tie("value"), { maxKeys: 12 }),
}));

function expectPost(post: Post): void {
  expect(Object.keys(post).sort()).toEqual(
    "author categories content date excerpt id imageSrc readTime slug source title".split(" "),
  );
  for (const text of [post.id, post.title, post.slug, post.excerpt]) expect(text.trim()).not.toBe("");
  for (const text of Object.values(post).flat()) if (typeof text === "string") expect(text.isWellFormed()).toBe(true);
  expect(post.slug).toMatch(/^[\p{L}\p{M}\p{N}._~-]+$/u);
  expect(post.date).toMatch(/^$|^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/);
  expect(post.categories.length).toBeGreaterThan(0);
  expect(post.imageSrc).toMatch(/^$|^https?:|^data:|^\//i);
  expect(Number.isInteger(post.readTime) && post.readTime >= 1).toBe(true);
  expect(post.id.startsWith("invalid-")).toBe(false);
  expect(post.source).toBe("n8n");
}

function expectReading(text: string): void {
  const reading = readFeed(text, context);
  if (reading.outcome !== "posts") return;
  for (const post of reading.posts) expectPost(post);
  expect(new Set(reading.posts.map((post) => post.id)).size).toBe(reading.posts.length);
  expect(new Set(reading.posts.map((post) => post.slug)).size).toBe(reading.posts.length);
  const again = readFeed(JSON.stringify(reading.posts), context);
  expect(again.outcome === "posts" && again.posts).toEqual(reading.posts);
}

describe("whatever a feed answers", () => {
  test("any JSON gives posts that hold what they promise, and reading them again changes nothing", () => {
    fc.assert(
      fc.property(anything, (value) => expectReading(JSON.stringify(value))),
      { numRuns: inShort(50, 1500) },
    );
  });

  test("any list of records does", () => {
    const record = fc.dictionary(fc.constantFrom(...names.slice(0, 25)), words, { maxKeys: 10 });
    fc.assert(
      fc.property(fc.array(record, { maxLength: 30 }), (value) => expectReading(JSON.stringify(value))),
      { numRuns: inShort(30, 1000) },
    );
  });

  test("any text does", () => {
    const json = fc.string({
      unit: fc.constantFrom(...'[]{}",:\\ \n01', '"title"', '"a"', "true", '{"title":"A"}'),
      maxLength: 60,
    });
    fc.assert(fc.property(fc.oneof(json, fc.string({ unit: "binary" })), expectReading), {
      numRuns: inShort(100, 2000),
    });
  });

  test("JSON with anything around it, or cut anywhere, does", () => {
    const json = '[{"title":"A","content":"b \\" [x] {y}"},{"title":"B","tags":["c"]},{"title":"C"}]';
    fc.assert(
      fc.property(fc.string(), fc.nat(json.length), fc.string(), (before, end, after) => {
        expectReading(before + json.slice(0, end) + after);
      }),
      { numRuns: inShort(60, 1000) },
    );
  });

  test("a key named __proto__ changes no prototype", () => {
    readFeed(
      '[{"title":"A","__proto__":{"polluted":true}},{"json":{"title":"B","__proto__":{"polluted":true}}}]',
      context,
    );
    readFeed('{"table":{"cols":[{"label":"__proto__"}],"rows":[{"c":[{"v":{"polluted":true}}]}]}}', context);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
