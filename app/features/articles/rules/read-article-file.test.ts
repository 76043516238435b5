import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { articleCategories } from "./article-categories.ts";
import { readArticleFile } from "./read-article-file.ts";

const good = {
  id: "Vt3_kQ9-aZ1bXw7LmN0pR",
  title: "Corks: a mutation",
  slug: "corks-a-defence",
  date: "2026-06-11",
  excerpt: "Why we still pull them.",
  categories: "Wine, Luxury Retail",
  picture: "stock-rims",
};

function fileWith(changes: Partial<Record<keyof typeof good, string | null>>, body = "\nA paragraph.\n"): string {
  const fields = Object.entries({ ...good, ...changes }).filter(([, value]) => value !== null);
  return `---\n${fields.map(([key, value]) => `${key}: ${value}`).join("\n")}\n---\n${body}`;
}

describe("readArticleFile", () => {
  it("gives the fields, the categories as a list and the text below", () => {
    expect(readArticleFile(fileWith({}))).toEqual({
      ...good,
      categories: ["Wine", "Luxury Retail"],
      content: "A paragraph.",
    });
  });

  it("reads lines that end as Windows ends them", () => {
    expect(readArticleFile(fileWith({}).replaceAll("\n", "\r\n")).title).toBe("Corks: a mutation");
  });

  it("leaves a rule in the text alone", () => {
    expect(readArticleFile(fileWith({}, "One.\n\n---\n\nTwo.\n")).content).toBe("One.\n\n---\n\nTwo.");
  });

  test.each(Object.keys(good))("names %s when it is missing", (key) => {
    expect(() => readArticleFile(fileWith({ [key]: null }))).toThrow(`"${key}" is missing`);
  });

  test.each([
    ["id", "too-short"],
    ["title", ""],
    ["slug", "Not A Slug"],
    ["date", "2026-02-30"],
    ["date", "June 11, 2026"],
    ["excerpt", "a".repeat(151)],
    ["categories", "Wine, Whiskey"],
    ["categories", "Wine, Wine"],
    ["categories", ""],
    ["picture", "barrels"],
  ])("names %s when it is %j", (key, value) => {
    expect(() => readArticleFile(fileWith({ [key]: value }))).toThrow(`"${key}" must be`);
  });

  it("names a key that it does not know", () => {
    expect(() => readArticleFile(fileWith({}).replace("title:", "titel:"))).toThrow('"titel" is not a known key');
  });

  it("names a key that occurs twice", () => {
    expect(() => readArticleFile(fileWith({}).replace("date:", "slug: again\ndate:"))).toThrow(
      '"slug" stands there twice',
    );
  });

  test.each([
    ["no front matter", "Only text."],
    ["front matter that never ends", "---\nid: x\n"],
  ])("refuses %s", (_, text) => {
    expect(() => readArticleFile(text)).toThrow("Front matter must open the file");
  });

  it("refuses an article without text", () => {
    expect(() => readArticleFile(fileWith({}, "\n \n"))).toThrow("no content");
  });
});

describe("the articles that come with the site", () => {
  const folder = new URL("../../../../content/articles/", import.meta.url);
  const names = readdirSync(folder);
  const articles = names.map((name) => readArticleFile(readFileSync(new URL(name, folder), "utf8")));
  const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1]);

  it("are eight, each named after its slug", () => {
    expect(articles.map((article) => `${article.slug}.md`)).toEqual(names);
    expect(articles).toHaveLength(8);
  });

  test.each(articles)("$slug runs to 700–1,200 words", ({ content }) => {
    expect(countWords(content)).toBeGreaterThanOrEqual(700);
    expect(countWords(content)).toBeLessThanOrEqual(1200);
  });

  test.each(articles)("$slug has categories of the list and an excerpt of at most 150 characters", (article) => {
    expect(articleCategories).toEqual(expect.arrayContaining(article.categories));
    expect(article.excerpt.length).toBeLessThanOrEqual(150);
  });

  test.each(articles)("$slug links only to pages of this site", ({ content }) => {
    const pages =
      /^\/(services|visibility-quiz|visibility-blueprint|book-consultation|(winery|cigar-lounge|fine-dining)-playbook)$/;
    expect(linksOf(content).length).toBeGreaterThan(0);
    for (const link of linksOf(content)) expect(link).toMatch(pages);
  });

  test.each(articles)("$slug is markdown, with no heading of the first rank and no HTML", ({ content }) => {
    expect(content).not.toMatch(/^# |<\/?[a-z]/im);
  });

  it("share no slug and no id", () => {
    expect(new Set(articles.map((article) => article.slug)).size).toBe(articles.length);
    expect(new Set(articles.map((article) => article.id)).size).toBe(articles.length);
  });

  it("have one that is featured: Wine Shops stands in one title", () => {
    expect(articles.filter((article) => article.title.includes("Wine Shops"))).toHaveLength(1);
  });

  it("run from June to November 2026", () => {
    const dates = articles.map((article) => article.date).sort();
    expect([dates[0]?.slice(0, 7), dates.at(-1)]).toEqual(["2026-06", "2026-11-12"]);
  });
});
