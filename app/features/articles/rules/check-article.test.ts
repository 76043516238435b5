import { expect, test } from "vitest";
import { checkArticle, type SentArticle } from "./check-article.ts";

const preset = { author: "The house", date: "2026-11-21" };
const good: SentArticle = {
  title: " A  guest’s\nway ",
  content: "One  \r\ntwo\0",
  categories: ["Wine", " Wine ", ""],
  id: "V1StGXR8_Z5jdHi6B-myT",
};

test("an article is tidied, its text keeps the spaces that markdown reads", () => {
  expect(checkArticle(good, preset)).toEqual({
    ok: true,
    article: {
      title: "A guest’s way",
      author: "The house",
      date: "2026-11-21",
      content: "One  \ntwo",
      categories: ["Wine"],
      id: "V1StGXR8_Z5jdHi6B-myT",
      slug: "",
      excerpt: "",
    },
  });
});

test.each<[Partial<SentArticle>, object]>([
  [
    { title: " ", content: "\n", categories: [] },
    { title: "missing", content: "missing", categories: "missing" },
  ],
  [{ title: "a".repeat(301) }, { title: "too long" }],
  [{ author: "a".repeat(121) }, { author: "too long" }],
  [{ date: "the day after" }, { date: "malformed" }],
  [{ content: "a".repeat(3_000_001) }, { content: "too long" }],
  [{ categories: Array.from({ length: 21 }, (_, index) => `c${index}`) }, { categories: "too many" }],
  [{ categories: ["a".repeat(61)] }, { categories: "too long" }],
  [{ id: "../x" }, { id: "malformed" }],
  [{ id: "workflow-1" }, { id: "malformed" }],
  [{ id: "invalid-1" }, { id: "malformed" }],
  [{ slug: "a".repeat(161) }, { slug: "too long" }],
])("what is wrong is named at its field", (part, problems) => {
  expect(checkArticle({ ...good, ...part }, preset)).toEqual({ ok: false, problems });
});
