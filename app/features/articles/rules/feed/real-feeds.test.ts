import { describe, expect, test } from "vitest";
import { readFeed } from "./read-feed.ts";

const read = (value: unknown) =>
  readFeed(typeof value === "string" ? value : JSON.stringify(value), { nowMs: 0, hasStoredPosts: false });

const prose = "The tasting room opens at eleven, and the first guests come up the hill on foot. ".repeat(3).trim();
const door = { title: "The Door", content: prose };
const hill = { title: "The Hill", content: prose };
const article = (title: string) => `# ${title}\n\n${prose}`;
const fenced = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

describe("records as automations and models wrap them", () => {
  const wraps: [string, (post: { title: string; content: string }) => unknown][] = [
    // source: n8n, AI Agent with a structured output parser
    ["output", (post) => ({ output: post })],
    // source: n8n, AI Agent without a parser
    ["markdown as output", ({ title }) => ({ output: article(title) })],
    // source: n8n, OpenAI node "Message a model" with its output as JSON
    ["message.content", (post) => ({ index: 0, message: { role: "assistant", content: post }, finish_reason: "stop" })],
    // source: OpenAI chat completions
    [
      "choices",
      ({ title }) => ({ id: "chatcmpl-9", choices: [{ message: { role: "assistant", content: article(title) } }] }),
    ],
    // source: n8n, Basic LLM Chain
    ["JSON in text", (post) => ({ text: JSON.stringify(post) })],
    // source: n8n, Basic LLM Chain with Gemini or Mistral
    ["fenced JSON in text", (post) => ({ text: fenced(post) })],
    // source: Anthropic messages
    ["a content list", ({ title }) => ({ role: "assistant", content: [{ type: "text", text: article(title) }] })],
    // source: Gemini generateContent
    ["parts", ({ title }) => ({ content: { parts: [{ text: article(title) }], role: "model" } })],
    // source: Make, "Parse JSON" of a model's answer
    ["JSON in a body field", (post) => ({ content: JSON.stringify(post) })],
    // source: n8n, items of a Code node that returns JSON texts
    ["JSON texts", (post) => JSON.stringify(post)],
    // source: n8n, Aggregate
    ["nested lists", (post) => [post]],
    // source: n8n, items with json and an agent's output
    ["json.output", (post) => ({ json: { output: post } })],
  ];

  test.each(wraps)("%s, in a list of two as in a list of one", (_, wrap) => {
    for (const posts of [[door, hill], [door]]) {
      const reading = read(posts.map(wrap));
      expect(reading).toMatchObject({ outcome: "posts", posts: posts.map(({ title }) => ({ title })), dropped: [] });
      if (reading.outcome === "posts") for (const { content } of reading.posts) expect(content).toContain(prose);
    }
  });

  test.each([
    // source: Firebase Realtime Database, REST
    ["at the top", { "-NxA1": door, "-NxB2": hill }],
    ["under posts", { posts: { "-NxA1": door, "-NxB2": hill } }],
    ["beside counts", { count: 2, data: { "-NxA1": door, "-NxB2": hill } }],
  ])("an object keyed by ids %s", (_, value) => {
    expect(read(value)).toMatchObject({ posts: [{ id: "-NxA1" }, { id: "-NxB2" }] });
  });

  test("counted keys are no ids", () => {
    // source: PHP, json_encode of an array with a gap
    const reading = read({ 0: door, 2: hill });
    expect(reading.outcome === "posts" && reading.posts.map(({ id }) => id.slice(0, 5))).toEqual(["feed-", "feed-"]);
  });

  test("the id beside an output is its id", () => {
    expect(
      read([
        { id: "a", output: door },
        { id: "b", output: hill },
      ]),
    ).toMatchObject({ posts: [{ id: "a" }, { id: "b" }] });
  });

  test.each([
    ["words without a heading", [{ text: prose }, { text: prose }]],
    ["short texts", [{ text: "# Wine" }, { text: "# Cigars" }]],
    ["names", { results: { title: "Our site" }, total: 2 }],
  ])("%s are no posts", (_, value) => {
    expect(read(value).outcome).toBe("unreadable");
  });
});

// source: n8n's documentation and its former versions; templates write it in several ways
test.each(['{"message":"Workflow got started."}', "Workflow got started", '{"message":"Workflow started"}'])(
  "a started workflow: %s",
  (text) => {
    expect(read(text).outcome).toBe("started");
  },
);

describe("what is left out", () => {
  test.each([
    // source: JavaScript, a missing field in a template
    "undefined",
    "null",
    "[object Object]",
    // source: n8n, an expression in a field of fixed text
    "={{ $json.title }}",
    "{{title}}",
    // source: Google Sheets and Excel
    "#REF!",
    "#N/A",
    "**undefined**",
  ])("a record titled %j", (title) => {
    expect(read([door, { title, content: prose }])).toMatchObject({
      posts: [{ title: "The Door" }],
      dropped: [{ reason: "junk-title", count: 1 }],
    });
  });

  test.each([
    // source: n8n, "On Error: Continue"
    { error: "Request failed with status code 404" },
    { json: { error: "The service was not able to process your request" } },
    { error: { message: "429 - rate limit", name: "AxiosError" }, title: "The Hill" },
    // source: REST services
    { statusCode: 500, title: "Internal Server Error" },
  ])("an item that is an error: %j", (item) => {
    expect(read([door, item])).toMatchObject({
      posts: [{ title: "The Door" }],
      dropped: [{ reason: "error", count: 1 }],
    });
  });

  test("a post that an error beside it does not concern stays", () => {
    expect(read([door, { ...hill, error: "no picture" }])).toMatchObject({ posts: [{}, {}], dropped: [] });
  });
});

describe("titles", () => {
  test.each([
    // source: language models that are asked for a title
    ["**The Cellar Door**", "The Cellar Door"],
    ["# The Cellar Door", "The Cellar Door"],
    ['"The Cellar Door"', "The Cellar Door"],
    ["“The Cellar Door”", "The Cellar Door"],
    ['## **"The Cellar Door"**', "The Cellar Door"],
    // source: WordPress and RSS as JSON
    ["<strong>The Cellar</strong> Door", "The Cellar Door"],
    ["<h1>The Cellar Door</h1>", "The Cellar Door"],
    ["Fish &amp; Chips &#8211; a guide", "Fish & Chips – a guide"],
    // Signs that are words stay.
    ["#1 in Napa", "#1 in Napa"],
    ["C# for Sommeliers", "C# for Sommeliers"],
    ['"Noble" and "rot"', '"Noble" and "rot"'],
    ["‘Tis the Season", "‘Tis the Season"],
    ["5 * 3 ** 2", "5 * 3 ** 2"],
    ["Use <b> & *stars*", "Use <b> & *stars*"],
    ["Dear <name>", "Dear <name>"],
  ])("%j is %j", (title, shown) => {
    expect(read([{ title, content: prose }])).toMatchObject({ posts: [{ title: shown }] });
  });

  test.each([
    ["an id of its own", { id: "7" }],
    ["none", {}],
  ])("a record with %s keeps the id and names the slug that it had", (_, id) => {
    const written = { ...id, title: "<b>The</b> Door", content: prose, date: "11-03-2026" };
    const reading = read([written]);
    expect(reading).toMatchObject({ posts: [{ title: "The Door", slug: "the-door", date: "2026-11-03" }] });
    if (reading.outcome !== "posts") return;
    const [post] = reading.posts;
    expect(post?.id).toBe("id" in id ? "7" : "feed-1v9pbwmu2xy");
    expect(reading.formerSlugs).toEqual({ [post?.id ?? ""]: "btheb-door" });
  });

  test("what reads as before names none", () => {
    expect(read([door])).toMatchObject({ formerSlugs: {} });
  });
});

describe("categories", () => {
  test.each([
    // source: Make and Zapier, a multiple choice as text
    ['["Wine", "Fine Dining"]', ["Wine", "Fine Dining"]],
    // source: WordPress with _embed, Notion
    [[{ id: 3, name: "Wine", slug: "wine" }], ["Wine"]],
    [{ name: "Wine" }, ["Wine"]],
    ['{"name":"Wine"}', ["Wine"]],
    // source: Strapi
    [
      [{ title: "Wine" }, { label: "SEO" }],
      ["Wine", "SEO"],
    ],
    // source: spreadsheets and broken expressions
    ["N/A", ["Marketing"]],
    ["undefined", ["Marketing"]],
    ["null", ["Marketing"]],
    ["-", ["Marketing"]],
    [["N/A", "Wine"], ["Wine"]],
    ["Wine [red]", ["Wine [red]"]],
  ])("%j give %j", (category, categories) => {
    expect(read([{ ...door, category }])).toMatchObject({ posts: [{ categories }] });
  });
});
