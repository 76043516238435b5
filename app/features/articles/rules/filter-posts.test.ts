import { describe, expect, test } from "vitest";
import { categoriesOf, filterPosts } from "./filter-posts.ts";

const cellar = { title: "The Cellar Door", excerpt: "Saturday at four", categories: ["Wine", "SEO"] };
const humidor = { title: "A Humidor's Year", excerpt: "What members ask", categories: ["Cigar Shops"] };
const posts = [cellar, humidor];

describe("the filters of the listing", () => {
  test("the search looks in title and excerpt, in any case [5.filter.search]", () => {
    expect(filterPosts(posts, { search: "CELLAR", category: "" })).toEqual([cellar]);
    expect(filterPosts(posts, { search: "  members ", category: "" })).toEqual([humidor]);
  });

  test("the category must be one of the post's [5.filter.category]", () => {
    expect(filterPosts(posts, { search: "", category: "SEO" })).toEqual([cellar]);
    expect(filterPosts(posts, { search: "", category: "SE" })).toEqual([]);
  });

  test("both must hold [5.filter.both]", () => {
    expect(filterPosts(posts, { search: "cellar", category: "Cigar Shops" })).toEqual([]);
  });

  test("no filter leaves every post [4.list.filters]", () => {
    expect(filterPosts(posts, { search: "", category: "" })).toEqual(posts);
  });

  test("characters of regular expressions match themselves", () => {
    expect(filterPosts(posts, { search: ".*", category: "" })).toEqual([]);
  });

  test("a post is found once, and words across two posts find none", () => {
    const found = (search: string) => filterPosts([cellar, humidor, cellar], { search, category: "" });
    expect(found("a")).toEqual([cellar, humidor, cellar]);
    expect(found("four")).toEqual([cellar, cellar]);
    expect(found("fourA Humidor")).toEqual([]);
    expect(found("four\0A Humidor")).toEqual([]);
    expect(found("ask\0")).toEqual([humidor]);
  });

  test("the categories are every distinct one [2.blog-list.categories]", () => {
    expect(categoriesOf([...posts, { categories: ["Wine"] }])).toEqual(["Cigar Shops", "SEO", "Wine"]);
  });
});
