import { describe, expect, test } from "vitest";
import type { PostSummary } from "#facts/post.ts";
import { neighboursOf, orderedPosts, relatedPosts } from "./onward-posts.ts";

const post = (id: string, ...categories: string[]) => ({ id, slug: id, title: `On ${id}`, categories }) as PostSummary;
const posts = [post("a", "Wine"), post("b", "SEO"), post("c", "Wine", "SEO", "SEO"), post("d"), post("e", "Wine")];
const ordered = orderedPosts(posts);
const idsOf = (found: PostSummary[]) => found.map(({ id }) => id);

describe("what is read after an article", () => {
  test("shares a category with it, the newest first, each once and never itself", () => {
    expect(idsOf(relatedPosts(post("c", "Wine", "SEO"), ordered, 3))).toEqual(["a", "b", "e"]);
    expect(idsOf(relatedPosts(post("a", "Wine"), ordered, 1))).toEqual(["c"]);
  });

  test("is found for an article that is no longer listed, and for none without a category", () => {
    expect(idsOf(relatedPosts(post("gone", "SEO"), ordered, 3))).toEqual(["b", "c"]);
    expect(relatedPosts(post("d"), ordered, 3)).toEqual([]);
    expect(relatedPosts(post("x", "Cigars"), ordered, 3)).toEqual([]);
  });

  test("stands before and after it in the list", () => {
    expect(neighboursOf("b", ordered)).toEqual({
      newer: { slug: "a", title: "On a" },
      older: { slug: "c", title: "On c" },
    });
    expect(neighboursOf("a", ordered).newer).toBeUndefined();
    expect(neighboursOf("e", ordered).older).toBeUndefined();
    expect(neighboursOf("gone", ordered)).toEqual({});
  });
});
