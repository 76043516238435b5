import fc from "fast-check";
import type { Root } from "hast";
import { toString as textIn } from "hast-util-to-string";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import { inShort, promisedMs, sampled } from "../../../../../test/extent.ts";
import { hostileFields, hostileRecords } from "../../../../../test/fixtures/hostile-records.ts";
import { parse, violationsIn } from "../../../../../test/fixtures/violations-in.ts";
import { readFeed } from "../feed/read-feed.ts";
import { renderArticle } from "./render-article.ts";

const write = (tree: Root) =>
  unified()
    .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
    .stringify(tree);
const picture = { src: "/media/abc.webp", srcSet: "/media/abc.webp 480w", width: 480, height: 320 };
const withPictures = { pictureFor: () => picture, host: "site.example" };
const without = { pictureFor: () => null, host: "site.example" };
const reading = readFeed(JSON.stringify(hostileRecords), { nowMs: 0, hasStoredPosts: false });
const posts = reading.outcome === "posts" ? reading.posts : [];
const byId = new Map(posts.map((post) => [post.id, post]));

describe("hostile records", () => {
  test("are many, of many kinds, and every one becomes a post", () => {
    expect(hostileRecords.length).toBeGreaterThanOrEqual(250);
    expect(new Set(hostileRecords.map((record) => record.category)).size).toBeGreaterThanOrEqual(25);
    expect(posts).toHaveLength(hostileRecords.length);
  });

  const cases = hostileRecords.map((record) => [record.id, record.category, record] as const);
  test.each(sampled(cases, 5))("%s (%s) leaves nothing that acts, and its harmless text", (id, _, { harmlessText }) => {
    for (const options of [withPictures, without]) {
      const { html } = renderArticle(byId.get(id)?.content ?? "", options);
      expect(violationsIn(html)).toEqual([]);
      expect(textIn(parse(html)).replace(/\s+/g, " ")).toContain(harmlessText);
      expect(html.isWellFormed()).toBe(true);
    }
  });

  test("attacks in the short fields stay in posts that hold what they promise", () => {
    const read = readFeed(JSON.stringify(hostileFields), { nowMs: 0, hasStoredPosts: false });
    expect(read).toMatchObject({ outcome: "posts", dropped: [] });
    if (read.outcome !== "posts") return;
    expect(read.posts).toHaveLength(hostileFields.length);
    for (const post of read.posts) {
      expect(post.slug).toMatch(/^[\p{L}\p{M}\p{N}._~-]+$/u);
      expect(JSON.stringify(post).isWellFormed()).toBe(true);
      for (const line of [post.title, post.author, post.excerpt, ...post.categories])
        expect(line).not.toMatch(/[\p{Cc}\u202e]/u);
    }
  });
});

test.each([
  "<script>a</script>",
  '<p onclick="a()">a</p>',
  '<a href="javascript:a">a</a>',
  '<a href="https://x.example/">a</a>',
  '<img src="https://x.example/a.png">',
  '<p id="main">a</p>',
  '<p class="btn" style="a">a</p>',
  "<!-- a -->",
  "<svg></svg>",
])("the check would see %s", (html) => {
  expect(violationsIn(html)).not.toEqual([]);
});

describe("any text", () => {
  const attacks = hostileRecords.map((record) => record.content.split("\n\n").slice(1, -1).join("\n\n"));
  const tokens =
    "<p> </p> <a\u0020href= <svg> <math> <style> <table> <td> <li> <b> <div> <button> <!-- --> <![CDATA[ ]]> <img\u0020src= <iframe\u0020src= \" ' > < / javascript: # ## - * ** _ ` ``` [ ] ( ) ! | > & &lt; &#58; \n \n\n [^1] [^1]: id= onclick= a text".split(
      " ",
    );
  const soup = fc.array(fc.constantFrom(...tokens), { maxLength: 40 }).map((parts) => parts.join(""));
  const mixed = fc
    .array(fc.oneof(fc.constantFrom(...attacks), soup), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.join(" "));

  const onceWrong = [
    "([^1]:\n\n[^1]:<h1>",
    "([^1]:\n\n[^1]:<h1>a<div>b",
    "([^1]:\n\n[^1]:</li></ol><h1>a",
    "<li><h1><li>",
    "<li><h1><b><li>",
  ];

  test.each([
    ["signs of markup", soup, inShort(25, 400)],
    ["attacks among them", mixed, inShort(10, 150)],
    ["any signs", fc.string({ unit: "binary" }), inShort(15, 200)],
  ] as const)("of %s renders to what an article may hold, and means the same when read again", (_, texts, numRuns) => {
    const check = (content: string) => {
      const { html, contents } = renderArticle(content, withPictures);
      expect(violationsIn(html)).toEqual([]);
      expect(write(parse(html))).toBe(html);
      for (const { id } of contents) expect(html).toContain(`id="${id}"`);
    };
    fc.assert(fc.property(texts, check), { numRuns, examples: onceWrong.map((content) => [content]) });
  });

  const deep = inShort(5000, 20_000);
  const heavy: [string, string][] = [
    ["quotes", "> ".repeat(deep)],
    ["lists", `${"- ".repeat(deep)}a`],
    ["indented lists", Array.from({ length: 300 }, (_, index) => `${" ".repeat(index * 2)}- a`).join("\n")],
    ["elements", "<div>".repeat(deep)],
    [
      "styled elements",
      `${Array.from({ length: 1000 }, (_, index) => `<b id=${index}>`).join("")}${"<p>a".repeat(5000)}`,
    ],
    ["brackets", `${"![".repeat(deep)}a${"](b)".repeat(deep)}`],
    ["closing brackets", "]".repeat(deep * 5)],
    ["emphasis", "*a_".repeat(deep)],
    ["wide tables", `${"|a".repeat(3000)}|\n${"|-".repeat(3000)}|\n${"|\n".repeat(3000)}`],
    ["notes", `${"[^a] ".repeat(deep)}\n\n[^a]: b`],
    ["lines of a quote", `> a\n${"a\n".repeat(deep * 2)}`],
    ["paragraphs", "A quiet room.\n\n".repeat(deep * 3)],
    ["tables in tables", "<table><tr><td>".repeat(deep)],
    ["drawings", "<svg><g>".repeat(deep)],
    ["one long text", "word ".repeat(inShort(600_000, 6_000_000))],
  ];
  test.each(sampled(heavy, 4))("with %s without measure ends, in a moment", (_, content) => {
    const startMs = performance.now();
    expect(
      violationsIn(
        renderArticle(content, without)
          .html.slice(0, 200_000)
          .replace(/<[^>]*$/, ""),
      ),
    ).toEqual([]);
    expect(performance.now() - startMs).toBeLessThan(promisedMs(8000, 60_000));
  });
});
