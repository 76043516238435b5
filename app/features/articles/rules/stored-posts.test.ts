import { expect, test } from "vitest";
import { readStoredPosts } from "./stored-posts.ts";

const post = {
  id: "V1StGXR8_Z5jdHi6B-myT",
  title: "A quiet Tuesday",
  slug: "a-quiet-tuesday-1763726400000",
  author: "Ada Vale",
  date: "2026-11-21",
  excerpt: "What a quiet Tuesday is good for...",
  content: "What a quiet Tuesday is good for.",
  categories: ["Wine", "Strategy"],
  imageSrc: "",
  readTime: 1,
  source: "static" as const,
};

test("a complete stored post is read unchanged", () => {
  expect(readStoredPosts(JSON.parse(JSON.stringify([post])), "static")).toEqual([post]);
});

test("an excerpt kept with marks of pictures is read without them, cut ones too", () => {
  const excerpts = [
    "![A hill][picture-1]\n\nWords.",
    "Words.\n\n![A hill at da…",
    "Words.\n[picture-1]: data:image/we…",
  ];
  const read = readStoredPosts(
    excerpts.map((excerpt, number) => ({ ...post, id: `post-${number}`, excerpt })),
    "static",
  );
  expect(read.map(({ excerpt }) => excerpt)).toEqual(["Words.", "Words.", "Words."]);
});

test("what is no post is left out", () => {
  const stored = [null, 7, "post", [], {}, { ...post, title: " " }, { ...post, slug: undefined }, post, post];
  expect(readStoredPosts(stored, "static")).toEqual([post]);
  for (const odd of [null, undefined, {}, "[]", 7]) expect(readStoredPosts(odd, "static")).toEqual([]);
});

test("missing fields are filled, and fields of a wrong type are ignored", () => {
  const { id, title, slug } = post;
  const stored = [{ id, title, slug, categories: "Wine", readTime: "long", imageSrc: 3, source: "elsewhere" }];
  expect(readStoredPosts(stored, "static")).toEqual([
    { id, title, slug, author: "", date: "", excerpt: "", categories: [], imageSrc: "", readTime: 1, source: "static" },
  ]);
});
