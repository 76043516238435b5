import { expect, test } from "vitest";
import { findBrowserArticleProblem, isBrowserArticleSlug, makeBrowserArticle } from "./browser-article.ts";

const fields = {
  title: "  Three doors: a guest’s way in!  ",
  author: "Ana",
  date: "2026-11-21",
  content: "word ".repeat(401),
  categories: ["Wine"],
  imageSrc: "",
};
const made = { id: "V1StGXR8_Z5jdHi6B-myT", nowMs: 1_795_262_400_000 };

test("a post has the title’s slug with the time behind it, and the source static [3.uploader.source] [5.uploader.slug]", () => {
  const post = makeBrowserArticle(fields, made);
  expect(post.slug).toBe("three-doors-a-guests-way-in-1795262400000");
  expect(post).toMatchObject({ id: made.id, title: "Three doors: a guest’s way in!", source: "static" });
});

test("its slug is told from others", () => {
  const { slug } = makeBrowserArticle(fields, made);
  expect([slug, `${slug}-2`, "three-doors", "open-since-1968", "1795262400000"].map(isBrowserArticleSlug)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ["word ".repeat(401), 3],
  ["word", 1],
])("the read time is the words over 200, rounded up, at least one [5.uploader.read-time]", (content, minutes) => {
  expect(makeBrowserArticle({ ...fields, content }, made).readTime).toBe(minutes);
});

test("the excerpt is the first 150 characters and an ellipsis, also where nothing was cut [5.uploader.excerpt]", () => {
  expect(makeBrowserArticle(fields, made).excerpt).toBe(`${"word ".repeat(30)}…`);
  expect(makeBrowserArticle({ ...fields, content: "# Short" }, made).excerpt).toBe("# Short…");
  expect(makeBrowserArticle({ ...fields, content: `${"a".repeat(149)}🍷` }, made).excerpt.isWellFormed()).toBe(true);
});

test("the excerpt shows no marks of pictures, and no picture’s data", () => {
  const excerptOf = (content: string) => makeBrowserArticle({ ...fields, content }, made).excerpt;
  const picture = "[picture-1]: data:image/webp;base64,AAAA";
  expect(excerptOf(`![A hill][picture-1]\n\nThe first words.\n\n${picture}\n`)).toBe("The first words.\n\n\n…");
  expect(excerptOf("![](/media/a.webp)\n\nWords [with a link](/blog).")).toBe("Words [with a link](/blog).…");
});

test.each([
  [{ title: "  ", content: "", categories: [] }, "title"],
  [{ title: "A", content: " \n ", categories: [] }, "content"],
  [{ title: "A", content: "B", categories: [] }, "category"],
  [{ title: "A", content: "B", categories: ["Wine"] }, undefined],
])("missing fields are reported in the order of the form [5.uploader.missing]", (given, problem) => {
  expect(findBrowserArticleProblem(given)).toBe(problem);
});
