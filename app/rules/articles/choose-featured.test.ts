import { describe, expect, test } from "vitest";
import { chooseFeatured } from "./choose-featured.ts";

const post = (id: string, title = id) => ({ id, title });
const pinned = post("pinned", "How Wine Shops are found");
const all = [post("a"), pinned, post("b")];

describe("the featured article", () => {
  test("is the pinned post, which is never in the grid", () => {
    expect(chooseFeatured(all, all, "Wine Shops")).toEqual({
      featured: pinned,
      grid: [post("a"), post("b")],
      isEmpty: false,
    });
  });

  test("stays the pinned post when the filters leave it out", () => {
    expect(chooseFeatured(all, [post("b")], "Wine Shops")).toEqual({
      featured: pinned,
      grid: [post("b")],
      isEmpty: false,
    });
  });

  test("stays beside the empty state when the filters match nothing", () => {
    expect(chooseFeatured(all, [], "Wine Shops")).toEqual({ featured: pinned, grid: [], isEmpty: true });
  });

  test("shows alone, without an empty state, when the filters match only it", () => {
    expect(chooseFeatured(all, [pinned], "Wine Shops")).toEqual({ featured: pinned, grid: [], isEmpty: false });
  });

  test("is the first of the filtered posts when no title has the pinned words", () => {
    const chosen = chooseFeatured([post("a"), post("b")], [post("b"), post("a")], "Wine Shops");
    expect(chosen.featured).toEqual(post("b"));
    expect(chosen.grid).toEqual([post("a")]);
  });

  test("empty pinned words pin nothing", () => {
    expect(chooseFeatured(all, [post("b")], "").featured).toEqual(post("b"));
  });

  test("is never the placeholder, and the grid has no placeholder either", () => {
    const started = post("workflow-1", "Wine Shops");
    expect(chooseFeatured([started], [started], "Wine Shops")).toEqual({ featured: null, grid: [], isEmpty: true });
  });
});
