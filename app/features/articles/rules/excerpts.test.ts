import type { Nodes } from "hast";
import { describe, expect, test } from "vitest";
import { blockElements } from "#platform/text/html-elements.ts";
import { sampled } from "../../../../test/extent.ts";
import { articleSamples, wrappings } from "../../../../test/fixtures/article-samples.ts";
import { feedPosts } from "../../../../test/fixtures/feed-posts.ts";
import { cleanArticle, type WrittenArticle } from "./clean/clean-article.ts";
import { excerptOf, noExcerpt } from "./make-excerpt.ts";
import { renderArticle } from "./render/render-article.ts";
import { parseHtml } from "./render/to-tree.ts";

/** The words of a page in order, without the numbers of notes and the notes below the text. */
function wordsOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  const isNote =
    node.type === "element" && ("dataFootnoteRef" in node.properties || "dataFootnotes" in node.properties);
  const isTask = node.type === "element" && node.properties.role === "img";
  if (isNote || isTask) return "";
  const words = node.children.map(wordsOf).join("");
  return node.type === "element" && (blockElements.has(node.tagName) || node.tagName === "br") ? ` ${words} ` : words;
}

const line = (text: string) => text.replace(/\s+/g, " ").trim();

function shownOf(article: WrittenArticle): string {
  const pictureFor = () => ({ src: "/media/a.webp" });
  const { html } = renderArticle(article.content, { ...article, pictureFor, host: "site.example" });
  return line(wordsOf(parseHtml(html)));
}

const own = articleSamples.flatMap(([name, content]) =>
  wrappings.map(([around, wrap]) => [`${name}, ${around}`, wrap(content)] as const),
);
const forty = feedPosts.map((post) => {
  const content = String(post["Draft Blog Content"] ?? post.Content ?? post.content ?? "");
  return [`the post ${String(post.title ?? post.Title ?? "")}`, content] as const;
});

describe("an excerpt begins as the page begins", () => {
  test("with articles of all kinds, 200 and more", () => {
    expect(own.length + forty.length).toBeGreaterThanOrEqual(200);
  });

  test.each(sampled([...own, ...forty], 12))("%s", (_, content) => {
    for (const source of ["n8n", "static"] as const) {
      const article = { title: "The Door", content, source };
      const shown = shownOf(article);
      const excerpt = excerptOf(article);
      expect(shown.slice(0, excerpt.length - 1)).toBe(excerpt === noExcerpt ? "" : excerpt.slice(0, -1));
      expect(excerpt.endsWith("…") ? shown.length : excerpt).toBe(
        excerpt.endsWith("…") ? shown.length : shown || noExcerpt,
      );
    }
  });
});

test("an excerpt and its page come from one cleaned text", () => {
  const article = { title: "The Door", content: "# The Door\n\n5 \\* 3 [sic] <your name>", source: "n8n" as const };
  expect(cleanArticle(article.content, article).text).toBe("5 \\* 3 [sic] <your name>");
  expect(excerptOf(article)).toBe("5 * 3 [sic] <your name>");
  expect(shownOf(article)).toBe("5 * 3 [sic] <your name>");
});
