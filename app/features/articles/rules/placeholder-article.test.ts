import { expect, test } from "vitest";
import { placeholderArticle } from "./placeholder-article.ts";

const words = {
  paragraph: "The article is on its way.",
  heading: "Why This Topic Matters",
  reason: "About {topics}.",
  quote: "Good things take a season.",
};

test("a placeholder article keeps the excerpt and joins the categories with “and” [5.render.placeholder]", () => {
  const article = placeholderArticle({ excerpt: "Four doors.", categories: ["Wine", "SEO", "Strategy"] }, words);
  expect(article).toEqual({
    excerpt: "Four doors.",
    paragraph: words.paragraph,
    heading: "Why This Topic Matters",
    reason: "About Wine and SEO and Strategy.",
    quote: words.quote,
  });
});
