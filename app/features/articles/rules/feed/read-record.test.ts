import { describe, expect, test } from "vitest";
import { readFeed } from "./read-feed.ts";

const read = (...records: object[]) => {
  const reading = readFeed(JSON.stringify(records), { nowMs: 0, hasStoredPosts: false });
  return reading.outcome === "posts" ? reading.posts : [];
};
const readOne = (record: object) => read(record)[0];
const long = "The tasting room opens at eleven, and the first guests come up the hill on foot. ".repeat(4);

describe("the fields of a record", () => {
  test("are found under their names, in order [3.record.title] [3.record.body] [3.record.category] [3.record.topic] [3.record.keyword] [3.record.date] [3.record.excerpt] [3.record.image] [3.record.author]", () => {
    const first = {
      title: "t1",
      "Draft Blog Content": "b1",
      "Blog Category": "c1",
      "Blog Topic": "k1",
      "Primary SEO Keyword": "p1",
      Date: "2026-01-01",
      Excerpt: "e1",
      "Featured Image URL": "/i1.png",
      Author: "a1",
    };
    const second = {
      Title: "t2",
      Content: "b2",
      Category: "c2",
      topic: "k2",
      primaryKeyword: "p2",
      date: "2026-01-02",
    };
    const third = {
      content: "b3",
      category: "c3",
      publishDate: "2026-01-03",
      "Image URL": "/i2.png",
      imageSrc: "/i3.png",
    };
    const last = { image: "/i4.png", excerpt: "e4", author: "a4" };
    expect(readOne({ ...last, ...third, ...second, ...first })).toMatchObject({
      title: "t1",
      content: "b1",
      categories: ["c1", "k1", "p1"],
      date: "2026-01-01",
      excerpt: "e1",
      imageSrc: "/i1.png",
      author: "a1",
      source: "n8n",
    });
    expect(readOne({ ...last, ...third, ...second })).toMatchObject({
      title: "t2",
      content: "b2",
      categories: ["c2", "k2", "p2"],
      date: "2026-01-02",
      excerpt: "e4",
      imageSrc: "/i2.png",
      author: "a4",
    });
    expect(readOne({ title: "t", ...last, ...third })).toMatchObject({
      content: "b3",
      categories: ["c3"],
      date: "2026-01-03",
    });
    expect(readOne({ title: "t", ...last })).toMatchObject({ imageSrc: "/i4.png" });
  });

  test("an empty field gives way to the next name", () => {
    expect(
      readOne({ title: " ", Title: "T", "Draft Blog Content": "", Content: "b", Date: "soon", date: "2026-01-02" }),
    ).toMatchObject({ title: "T", content: "b", date: "2026-01-02" });
  });

  test("what a content system renders is read", () => {
    const post = {
      title: { rendered: "Fish &amp; <i>chips</i>" },
      content: { rendered: `<p>${long}</p>` },
      slug: "fish",
    };
    expect(readOne(post)).toMatchObject({ title: "Fish & chips", content: `<p>${long}</p>`, slug: "fish" });
  });
});

describe("titles", () => {
  test.each([
    ["**Title:** The Cellar Door\n\nText", "The Cellar Door"],
    ["**Title: The Cellar Door**\n\nText", "The Cellar Door"],
    ["**Title**: The *Cellar* Door\n\n# Another", "The Cellar Door"],
    ["<p><strong>Title:</strong> The Cellar Door</p>", "The Cellar Door"],
    ["```markdown\n# The Cellar Door\nText\n```", "The Cellar Door"],
    ["Intro\n\n## The **Cellar** Door ##\n\n# Later", "The Cellar Door"],
    ["#The Cellar Door\nText", "The Cellar Door"],
    ["<div><h2 class='x'>The <em>Cellar</em>\nDoor</h2></div>", "The Cellar Door"],
    ["```sh\n# comment\n```\n\n# The Cellar Door", "The Cellar Door"],
    ["<h1> </h1>\n# The Cellar Door", "The Cellar Door"],
    ["The *Cellar* Door\n=====\n\nText\n\n# Later", "The Cellar Door"],
    ["Here it is:\n---\n\n# The Cellar Door", "The Cellar Door"],
    ["Meta Description: A guide\n\n```markdown\n# The Cellar Door\n\nText\n```", "The Cellar Door"],
    ["**Meta Description:** A guide\n\n```\n# The Cellar Door\n\nText\n```", "The Cellar Door"],
  ])("are derived from the body: %j [5.record.derived]", (content, title) => {
    expect(readOne({ content })?.title).toBe(title);
  });

  test("without one, and none to derive, there is no post [5.record.valid]", () => {
    expect(read({ content: long }, { content: "#wine #cigars" }, { content: "```\n# code\n```\n\nText" })).toEqual([]);
  });

  test("numbers and lines are titles; objects, lists and invisible characters are not", () => {
    expect(readOne({ title: 1984 })?.title).toBe("1984");
    expect(readOne({ title: " The\n\n Cellar\u202e  Door\u0000 " })?.title).toBe("The Cellar Door");
    expect(read({ title: {} }, { title: null }, { title: "\u200b\u2060" }, { title: true })).toEqual([]);
  });

  test("characters of markup in a given title are words", () => {
    expect(readOne({ title: "Use <b> & *stars*" })?.title).toBe("Use <b> & *stars*");
  });

  test("a title of millions of characters is cut", () => {
    expect(readOne({ title: "word ".repeat(1_000_000) })?.title.length).toBeLessThanOrEqual(301);
  });
});

describe("slugs", () => {
  test("the given one stands; an address gives its last part [3.record.slug] [5.record.slug]", () => {
    expect(readOne({ title: "A", slug: "My_Slug.v2" })?.slug).toBe("My_Slug.v2");
    expect(readOne({ title: "A", slug: "https://old.example/blog/the-cellar/?a=b" })?.slug).toBe("the-cellar");
    expect(readOne({ title: "A", slug: "The Cellar!" })?.slug).toBe("the-cellar");
    expect(readOne({ title: "Fallback", slug: ".." })?.slug).toMatch(/^post-/);
    expect(readOne({ title: "Fallback", slug: null })?.slug).toBe("fallback");
  });

  test("equal ones are numbered from the oldest on, in whatever order they come", () => {
    const posts = ["2026-03-01", "2026-01-01", "2026-02-01"].map((date) => ({ title: "Same", date, id: date }));
    const byDate = (list: object[]) => Object.fromEntries(read(...list).map((post) => [post.date, post.slug]));
    const slugs = { "2026-01-01": "same", "2026-02-01": "same-2", "2026-03-01": "same-3" };
    expect(byDate(posts)).toEqual(slugs);
    expect(byDate([...posts].reverse())).toEqual(slugs);
  });

  test("a number never takes a slug that is given", () => {
    expect(
      read({ title: "A" }, { title: "a!" }, { title: "b", slug: "a-2" })
        .map((post) => post.slug)
        .sort(),
    ).toEqual(["a", "a-2", "a-3"]);
  });
});

describe("ids", () => {
  test("are kept, numbers too [3.record.id]", () => {
    expect(readOne({ title: "A", id: 7 })?.id).toBe("7");
    expect(readOne({ title: "A", Id: "x" })?.id).toBe("x");
  });

  test("are stable where none is given, and differ", () => {
    const ids = read({ title: "A", content: "one" }, { title: "A", content: "two" }, { title: "B" }).map(
      (post) => post.id,
    );
    expect(new Set(ids).size).toBe(3);
    expect(readOne({ title: "A", content: "changed" })?.id).toBe(readOne({ title: "A" })?.id);
  });

  test("the same post listed twice is one; two posts under one id are two", () => {
    const reading = readFeed(
      JSON.stringify([
        { id: 1, title: "A" },
        { id: 1, title: "A" },
        { id: 1, title: "B" },
      ]),
      { nowMs: 0, hasStoredPosts: false },
    );
    expect(reading).toMatchObject({
      posts: [{ id: "1" }, { id: "1-2" }],
      dropped: [{ reason: "duplicate", count: 1 }],
    });
  });
});

describe("categories", () => {
  test("come from category, topic and keywords between commas, each once [5.record.categories]", () => {
    const record = {
      title: "A",
      Category: "Wine",
      topic: "Visibility",
      primaryKeyword: "wine, tasting rooms , Visibility,,",
    };
    expect(readOne(record)?.categories).toEqual(["Wine", "Visibility", "tasting rooms"]);
  });

  test("may be lists", () => {
    expect(
      readOne({ title: "A", category: ["Wine", 3, null, "SEO"], primaryKeyword: ["a", "b, c"] })?.categories,
    ).toEqual(["Wine", "SEO", "a", "b", "c"]);
  });

  test("are Marketing where there is none [5.record.category-default]", () => {
    expect(readOne({ title: "A", category: " ", primaryKeyword: " , " })?.categories).toEqual(["Marketing"]);
  });
});

describe("excerpts and reading time", () => {
  test("a given excerpt is kept, without markup [5.record.excerpt-given]", () => {
    expect(readOne({ title: "A", excerpt: " Four **doors**\nand a <em>key</em> " })?.excerpt).toBe(
      "Four doors and a key",
    );
  });

  test("else the first 150 characters of the body, with an ellipsis only where something was cut [5.record.excerpt]", () => {
    const text = "abcdefghi ".repeat(30).trim();
    expect(readOne({ title: "A", content: text })?.excerpt).toBe(`${text.slice(0, 150).trimEnd()}…`);
    expect(readOne({ title: "A", content: text.slice(0, 149) })?.excerpt).toBe(text.slice(0, 149));
    expect(readOne({ title: "A", content: "x".repeat(150) })?.excerpt).toBe("x".repeat(150));
    expect(readOne({ title: "A", content: "x".repeat(151) })?.excerpt).toBe(`${"x".repeat(150)}…`);
  });

  test("the title and the notes of editors are no excerpt", () => {
    const content =
      "**Title:** The Door\nMeta Description: for machines\n\n# The Door\n\nIt **opens** at [four](/hours).";
    expect(readOne({ content })?.excerpt).toBe("It opens at four.");
    const fenced =
      "Title: The Door\nMeta Description For machines\n\n```markdown\n# The Door\n\nIt opens at four.\n```";
    expect(readOne({ content: fenced })?.excerpt).toBe("It opens at four.");
  });

  test("a character of two halves is not cut in two", () => {
    expect(readOne({ title: "A", content: "🍷".repeat(200) })?.excerpt).toBe(`${"🍷".repeat(150)}…`);
  });

  test("without a body there is none [5.record.excerpt-none]", () => {
    expect(readOne({ title: "A" })?.excerpt).toBe("No excerpt available");
    expect(readOne({ title: "A", content: "![](data:image/png;base64,AAAA)" })?.excerpt).toBe("No excerpt available");
  });

  test("reading time is given or counted [3.record.read-time]", () => {
    expect(readOne({ title: "A", readTime: 7 })?.readTime).toBe(7);
    expect(readOne({ title: "A", readTime: "4 min read" })?.readTime).toBe(4);
    expect(readOne({ title: "A", readTime: -1, content: "w ".repeat(401) })?.readTime).toBe(3);
  });
});

describe("pictures", () => {
  test.each([
    ["https://x.example/a.jpg", "https://x.example/a.jpg"],
    ["HTTP://x.example/a.jpg", "HTTP://x.example/a.jpg"],
    ["data:image/png;base64,AA", "data:image/png;base64,AA"],
    ["/a.jpg", "/a.jpg"],
    ["uploads/a.jpg", "/uploads/a.jpg"],
    [" a.jpg\n", "/a.jpg"],
    ["javascript:alert(1)", "/javascript:alert(1)"],
    ["N/A", ""],
    ["", ""],
    [null, ""],
    [[{ url: "https://x.example/b.jpg" }], "https://x.example/b.jpg"],
  ])("%j is %j [5.record.image-path]", (image, src) => {
    expect(readOne({ title: "A", image })?.imageSrc).toBe(src);
  });
});

describe("dates", () => {
  test("that say no day are empty, and named for a warning", () => {
    const records = [
      { id: 1, title: "A", date: "soon" },
      { id: 2, title: "B" },
      { id: 3, title: "C", date: "2026-01-01" },
    ];
    const reading = readFeed(JSON.stringify(records), { nowMs: 0, hasStoredPosts: false });
    expect(reading).toMatchObject({ posts: [{ date: "" }, { date: "" }, { date: "2026-01-01" }], undated: ["1"] });
  });
});
