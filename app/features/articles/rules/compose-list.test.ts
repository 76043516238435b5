import { expect, test } from "vitest";
import type { PostSummary } from "#facts/post.ts";
import { composeList } from "./compose-list.ts";
import { findPinned } from "./find-pinned.ts";

const post = (id: string, title = id): PostSummary => ({
  id,
  title,
  slug: id,
  author: "",
  date: "",
  excerpt: "",
  categories: [],
  imageSrc: "",
  readTime: 1,
  source: "n8n",
});
const pinned = post("pinned", "How Wine Shops are found");
const all = [post("a"), pinned, post("b")];
const list = (q: string, posts = all, words = "Wine Shops") => {
  const { featured, posts: found, total } = composeList(posts, { q, category: "", page: 1 }, findPinned(posts, words));
  return { featured: featured?.id, found: found.map(({ id }) => id), total };
};

test("the pinned article is featured whatever the filters are [4.list.featured]", () => {
  expect(list("")).toEqual({ featured: "pinned", found: ["a", "pinned", "b"], total: 3 });
  expect(list("b")).toEqual({ featured: "pinned", found: ["b"], total: 1 });
  expect(list("nothing like it")).toEqual({ featured: "pinned", found: [], total: 0 });
});

test("without pinned words, or a title that has them, the first of the found articles is featured [4.list.featured-else]", () => {
  expect(list("b", all, "").featured).toBe("b");
  expect(list("", [post("a"), post("b")]).featured).toBe("a");
});

test("a placeholder is never pinned", () => {
  expect(findPinned([post("workflow-1", "Wine Shops")], "Wine Shops")).toBeUndefined();
});
