import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeSlug } from "./make-slug.ts";

describe("the slug of a title", () => {
  test.each([
    ["The Cellar Door", "the-cellar-door"],
    ["What's New? Everything!", "whats-new-everything"],
    ["  Wine   & Dine ", "wine-dine"],
    ["Autumn – a guide", "autumn-a-guide"],
    ["Café Crème", "café-crème"],
    ["Ресторан у моря", "ресторан-у-моря"],
    ["ワインの夜", "ワインの夜"],
    ["हिन्दी लेख", "हिन्दी-लेख"],
    ["🍷 Wine", "wine"],
    ["../../etc/passwd", "etcpasswd"],
  ])("%j becomes %s [5.record.slug]", (title, slug) => {
    expect(makeSlug(title)).toBe(slug);
  });

  test("a title without letters gets a stable name", () => {
    expect(makeSlug("!!!")).toMatch(/^post-[0-9a-z]{11}$/);
    expect(makeSlug("!!!")).toBe(makeSlug("!!!"));
    expect(makeSlug("!!!")).not.toBe(makeSlug("???"));
  });

  test("a very long title is cut at a word", () => {
    const slug = makeSlug("cellar ".repeat(100_000));
    expect(slug.length).toBeLessThanOrEqual(120);
    expect(slug).toMatch(/-cellar$/);
    expect([119, 120, 121].map((length) => makeSlug("a".repeat(length)).length)).toEqual([119, 120, 60]);
  });

  test("is always fit for a URL, and its own slug", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (title) => {
        const slug = makeSlug(title);
        expect(slug).toMatch(/^[\p{L}\p{M}\p{N}_-]+$/u);
        expect(makeSlug(slug)).toBe(slug);
        expect(() => encodeURIComponent(slug)).not.toThrow();
      }),
    );
  });
});
