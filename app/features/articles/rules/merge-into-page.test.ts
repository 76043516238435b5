import { expect, test } from "vitest";
import type { PostSummary } from "#facts/post.ts";
import type { ListPage } from "./compose-list.ts";
import { mergeIntoPage } from "./merge-into-page.ts";

const post = (id: string, date: string, more: Partial<PostSummary> = {}): PostSummary => ({
  id,
  title: `Post ${id}`,
  slug: id,
  author: "",
  date,
  excerpt: "",
  categories: ["Wine"],
  imageSrc: "",
  readTime: 1,
  source: "n8n",
  ...more,
});
const own = (id: string, date: string, more: Partial<PostSummary> = {}) =>
  post(id, date, { source: "static", ...more });
const filters = { q: "", category: "", page: 1 };
const about = { filters, pinnedTitleWords: "Wine Shops" };
const listPage = (posts: PostSummary[], more: Partial<ListPage> = {}): ListPage => ({
  posts,
  featured: posts[0] ?? null,
  total: 120,
  page: 1,
  pages: 5,
  categories: ["Wine"],
  status: "ready",
  ...more,
});
const ids = ({ posts }: ListPage) => posts.map(({ id }) => id);

const first = listPage([post("a", "2026-11-09"), post("b", "2026-11-05")]);

test("own posts are sorted in, each only on its own page of the list", () => {
  const mine = [own("new", "2026-11-10"), own("same-day", "2026-11-05"), own("old", "2026-11-01")];
  const merged = mergeIntoPage(first, mine, about);
  expect(ids(merged)).toEqual(["new", "a", "same-day", "b"]);
  expect([merged.total, merged.featured?.id]).toEqual([123, "new"]);
  const second = listPage([post("c", "2026-10-30"), post("d", "2026-10-20")], { page: 2 });
  const above = first.posts[1] as PostSummary;
  const filtered = { ...about, filters: { ...filters, page: 2 }, above };
  expect(ids(mergeIntoPage(second, mine, filtered))).toEqual(["old", "c", "d"]);
});

test("on the last page the oldest come last", () => {
  const last = listPage([post("y", "2020-01-02")], { page: 5, featured: first.posts[0] as PostSummary });
  const merged = mergeIntoPage(last, [own("oldest", ""), own("new", "2026-12-01")], {
    ...about,
    above: post("x", "2020-02-02"),
  });
  expect(ids(merged)).toEqual(["y", "oldest"]);
  expect(merged.featured?.id).toBe("new");
});

test("own posts are found by the same filters, and bring their categories", () => {
  const mine = [own("v", "2026-11-10", { categories: ["Visibility"] }), own("w", "2026-11-10")];
  const merged = mergeIntoPage(first, mine, { ...about, filters: { ...filters, category: "Visibility" } });
  expect(ids(merged)).toEqual(["v", "a", "b"]);
  expect(merged.categories).toEqual(["Visibility", "Wine"]);
  expect(merged.total).toBe(121);
});

test("a post that the server also lists is shown once", () => {
  expect(mergeIntoPage(first, [own("a", "2026-11-09")], about)).toBe(first);
});

test("the newest post with the pinned words is featured, whoever has it", () => {
  const pinned = post("p", "2026-01-01", { title: "How Wine Shops are found" });
  const mine = [own("mine", "2026-05-05", { title: "Wine Shops by night" }), own("new", "2026-11-20")];
  expect(mergeIntoPage(listPage(first.posts, { featured: pinned }), mine, about).featured?.id).toBe("mine");
  expect(mergeIntoPage(listPage(first.posts, { featured: pinned }), [own("new", "2026-11-20")], about).featured).toBe(
    pinned,
  );
});
