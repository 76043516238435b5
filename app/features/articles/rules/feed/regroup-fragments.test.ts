import { describe, expect, test } from "vitest";
import { readFeed } from "./read-feed.ts";

const long = "The tasting room opens at eleven, and the first guests come up the hill on foot. ".repeat(2).trim();
const complete = (index: number) => ({ id: `c${index}`, title: `Complete ${index}`, content: long });
const piece = (index: number, more: object = {}) => ({ content: `Piece ${index}. ${long}`, ...more });
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
const read = (records: object[]) => {
  const reading = readFeed(JSON.stringify(records), { nowMs: 0, hasStoredPosts: false });
  return reading.outcome === "posts" ? reading.posts : [];
};

describe("fragmented feeds", () => {
  test("ten items are never regrouped", () => {
    expect(read(many(10, (index) => ({ title: `T${index}` })))).toHaveLength(10);
  });

  test("eleven items are, when more than half are fragments [5.fragments.half]", () => {
    expect(read([...many(5, complete), ...many(6, (index) => piece(index, { postId: "p" }))])).toHaveLength(6);
    expect(read([...many(6, complete), ...many(5, (index) => ({ title: `T${index}` }))])).toHaveLength(11);
  });

  test.each([
    [100, 6],
    [101, 11],
  ])("a text of %i characters: %i posts of five and six [5.record.content]", (characters, posts) => {
    const short = many(6, (index) => ({ title: `T${index}`, postId: "p", content: "x".repeat(characters) }));
    expect(read([...many(5, complete), ...short])).toHaveLength(posts);
  });

  test("more than twenty are, however few the fragments [5.fragments.twenty]", () => {
    const posts = read([...many(20, complete), { postId: "p", Title: "Pieced" }, piece(2, { postId: "p" })]);
    expect(posts).toHaveLength(21);
    expect(posts.at(-1)).toMatchObject({ id: "p", title: "Pieced", content: `Piece 2. ${long}` });
  });

  test("a record with the key of a complete one and no title continues it", () => {
    const head = { ...complete(1), postId: "p" };
    const posts = read([...many(20, complete).slice(2), head, piece(2, { postId: "p" }), piece(3, { postId: "p" })]);
    expect(posts).toHaveLength(19);
    expect(posts.at(-1)).toMatchObject({ id: "c1", content: `${long}\n\nPiece 2. ${long}\n\nPiece 3. ${long}` });
  });

  test("two hundred complete posts stay two hundred", () => {
    expect(read(many(200, complete)).map((post) => post.id)).toEqual(many(200, (index) => `c${index}`));
  });

  test.each(["postId", "PostId", "Id"])("fragments belong together by %s [3.fragment]", (key) => {
    const records = many(12, (index) => piece(index, { [key]: `p${index % 3}` }));
    const posts = read(records);
    expect(posts.map((post) => post.id)).toEqual(["p0", "p1", "p2"]);
    expect(posts[1]?.content).toContain("Piece 10.");
    expect(posts[1]?.content).not.toContain("Piece 0.");
  });

  test("without keys a title begins the next post", () => {
    const records = many(12, (index) => piece(index, index % 6 === 0 ? { title: `Part ${index}`, content: "" } : {}));
    const posts = read(records);
    expect(posts.map((post) => post.title)).toEqual(["Part 0", "Part 6"]);
    expect(posts[1]?.content).toMatch(/^Piece 7\./);
  });

  test("at most three posts come of them, and no text is lost [5.fragments.three]", () => {
    const posts = read(many(30, (index) => ({ title: `Note ${index}`, content: `Short ${index}.` })));
    expect(posts).toHaveLength(3);
    const text = posts.map((post) => `${post.title}\n${post.content}`).join("\n");
    for (const index of many(30, (each) => each))
      expect(text).toMatch(new RegExp(`Note ${index}\\n[^]*Short ${index}\\.`));
  });

  test("without any title they are one untitled post [5.record.untitled]", () => {
    const posts = read(many(12, (index) => piece(index)));
    expect(posts.map((post) => post.title)).toEqual(["Untitled Post"]);
  });

  test("what stays without a title and without content is dropped and counted", () => {
    const records = [...many(21, complete), { content: "Bits." }, {}, { image: "/a.png" }];
    expect(readFeed(JSON.stringify(records), { nowMs: 0, hasStoredPosts: false })).toMatchObject({
      dropped: [{ reason: "no-title", count: 3 }],
    });
  });

  test("the first of each field stands", () => {
    const [post] = read([
      ...many(4, (index) => piece(index, { postId: "p" })),
      { postId: "p", title: "Pieced" },
      ...many(7, (index) =>
        piece(index, {
          postId: "p",
          date: `2026-01-0${index + 1}`,
          category: `C${index % 2}`,
          image: "/a.png",
        }),
      ),
    ]);
    expect(post).toMatchObject({ title: "Pieced", date: "2026-01-01", categories: ["C0", "C1"], imageSrc: "/a.png" });
  });

  test("summaries of our own feed are no fragments, and keep their source", () => {
    const records = many(30, (index) => ({ id: `s${index}`, title: `Summary ${index}`, source: "static" }));
    const text = JSON.stringify({ posts: records });
    const reading = readFeed(text, { nowMs: 0, hasStoredPosts: false, isOwnFeed: true });
    expect(reading).toMatchObject({ outcome: "posts", dropped: [] });
    expect(reading.outcome === "posts" && reading.posts.every((post) => post.source === "static")).toBe(true);
    expect(read(records)[0]?.source).toBe("n8n");
  });
});
