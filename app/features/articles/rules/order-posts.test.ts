import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Post } from "#facts/post.ts";
import { comparePosts, orderPosts } from "./order-posts.ts";

type Dated = Pick<Post, "id" | "date" | "source">;
const post = (id: string, date: string, source: Post["source"] = "n8n"): Dated => ({ id, date, source });
const idsOf = (posts: Dated[]) => orderPosts(posts).map((each) => each.id);

describe("the order of posts", () => {
  test("newest first [4.feed.newest-first]", () => {
    expect(idsOf([post("old", "2025-01-01"), post("new", "2026-05-01"), post("mid", "2026-01-31")])).toEqual([
      "new",
      "mid",
      "old",
    ]);
  });

  test("static before dynamic on the same date, whatever the hour [4.feed.static-first]", () => {
    const posts = [post("a", "2026-05-01T18:00:00Z"), post("z", "2026-05-01", "static"), post("b", "2026-05-01")];
    expect(idsOf(posts)).toEqual(["z", "a", "b"]);
  });

  test("the date of an instant is the day that was written", () => {
    expect(idsOf([post("next", "2026-05-02"), post("late", "2026-05-01T23:30:00-08:00")])).toEqual(["next", "late"]);
  });

  test("unknown dates last, static ones first among them", () => {
    const posts = [post("b", ""), post("s", "soon", "static"), post("a", "2026-02-30"), post("old", "1999-01-01")];
    expect(idsOf(posts)).toEqual(["old", "s", "a", "b"]);
  });

  test("the order does not depend on the order of the feed", () => {
    const dates = fc.constantFrom(
      "",
      "2026-05-01",
      "2026-05-01T10:00:00Z",
      "2026-05-01T10:00:00+05:00",
      "x",
      "2025-01-01",
    );
    const posts = fc.uniqueArray(
      fc.record({ id: fc.string(), date: dates, source: fc.constantFrom<Post["source"]>("n8n", "static") }),
      { selector: (each) => each.id },
    );
    fc.assert(
      fc.property(posts, (list) => {
        const ordered = orderPosts(list);
        expect(orderPosts([...list].reverse())).toEqual(ordered);
        ordered.forEach((each, index) => {
          for (const later of ordered.slice(index + 1)) expect(comparePosts(each, later)).toBeLessThan(0);
        });
      }),
    );
  });
});
