import { describe, expect, test } from "vitest";
import { readFeed } from "./read-feed.ts";

const context = { nowMs: 1_790_000_000_000, hasStoredPosts: false };
const body = "The tasting room opens at eleven. ".repeat(10);
const record = { title: "The Cellar Door", content: body, date: "2026-03-20" };
const read = (value: unknown) => readText(JSON.stringify(value));
const readText = (text: string) => readFeed(text, context);
const titlesOf = (reading: ReturnType<typeof readFeed>) =>
  reading.outcome === "posts" ? reading.posts.map((post) => post.title) : reading.outcome;

describe("the shapes that a feed may answer in", () => {
  const shapes: [string, unknown, string][] = [
    ["an array", [record], "list"],
    ["an object with posts", { posts: [record], title: "Our feed" }, "posts"],
    ["an object with a data array", { data: [record], total: 1 }, "data"],
    ["an object with a data object", { data: record }, "data"],
    ["posts inside data", { data: { posts: [record] } }, "posts"],
    ["a single post", record, "single"],
    ["wrapped items", [{ json: record }], "list"],
    ["items with fields", { records: [{ id: "rec1", fields: record }] }, "field"],
    ["a wrapped list", [{ json: { posts: [record] } }], "posts"],
    ["a body", { body: [record] }, "field"],
    ["a body with a single post", { body: record }, "single"],
    ["a field of any name", { meta: { title: "Site" }, tags: ["a"], results: [record] }, "field"],
    ["JSON in a string", JSON.stringify([record]), "list"],
    ["JSON in a field", { data: JSON.stringify({ posts: [record] }) }, "posts"],
  ];

  test.each(shapes)("%s [7.feed.shapes]", (_, value, shape) => {
    const reading = read(value);
    expect(titlesOf(reading)).toEqual(["The Cellar Door"]);
    expect(reading).toMatchObject({ outcome: "posts", shape, dropped: [], isWhole: true, undated: [] });
  });

  test("the id beside an item's fields is its id", () => {
    expect(read([{ id: "rec1", fields: record }])).toMatchObject({ posts: [{ id: "rec1" }] });
  });

  test("a byte order mark and white space go", () => {
    expect(titlesOf(readText(`\ufeff\n ${JSON.stringify([record])}\n`))).toEqual(["The Cellar Door"]);
  });

  test("raw line breaks inside strings are accepted", () => {
    expect(readText('[{"title":"A","content":"one\n\ttwo"}]')).toMatchObject({ posts: [{ content: "one\n\ttwo" }] });
  });
});

describe("answers that are no posts", () => {
  test.each(["", "  \n", "\ufeff", '""'])("an empty body: %j", (text) => {
    expect(readText(text)).toEqual({ outcome: "empty", what: "body" });
  });

  test.each([
    "[]",
    '{"posts":[]}',
    '{"data":[]}',
    '{"items":[],"total":0}',
    '{"data":{"posts":[]}}',
    "cb([]);",
    ")]}'\n[]",
  ])("an empty list: %s", (text) => {
    expect(readText(text)).toEqual({ outcome: "empty", what: "list" });
  });

  test.each([
    '{"message":"Workflow was started"}',
    '{"message":"WORKFLOW WAS STARTED","code":0}',
    '[{"message":"Workflow was started"}]',
    '[{"json":{"message":"workflow was started"}}]',
    '{"data":{"message":"Workflow was started"}}',
    '"Workflow was started"',
    "Workflow was started",
    'callback({"message":"Workflow was started"});',
  ])("a workflow that was started: %s [4.feed.placeholder]", (text) => {
    expect(readText(text)).toMatchObject({ outcome: "started", placeholder: { id: "workflow-1790000000000" } });
  });

  test("the placeholder's title tells whether posts are stored [4.feed.placeholder-title]", () => {
    const titleWith = (hasStoredPosts: boolean) => {
      const reading = readFeed("Workflow was started", { ...context, hasStoredPosts });
      return reading.outcome === "started" ? reading.placeholder.title : "";
    };
    expect(titleWith(true)).toBe("Content Processing");
    expect(titleWith(false)).toBe("New Content Loading...");
  });

  test.each([
    '{"code":404,"message":"The requested webhook \\"GET posts\\" is not registered.","hint":"The workflow must be active"}',
    '{"code":404,"message":"This webhook is not registered for GET requests. Did you mean to make a POST request?"}',
  ])("a webhook that is not registered: %s", (text) => {
    expect(readText(text)).toEqual({ outcome: "not-registered" });
  });

  test.each([
    "<!doctype html><title>Sign in</title><script>var a = [{}]</script>",
    "\n<!-- Google -->\n<HTML><body>{}</body>",
    '<div class="login">Please sign in</div>',
  ])("a page for people: %s", (text) => {
    expect(readText(text)).toEqual({ outcome: "sign-in" });
  });

  test.each([
    "null",
    "42",
    "true",
    "{}",
    "Service unavailable",
    '<?xml version="1.0"?><rss/>',
    '{"title":"Unauthorized","status":401}',
    '{"error":{"title":"Bad request"}}',
    '{"message":"Error in workflow"}',
    '{"version":"0.6","status":"error","errors":[{"reason":"access_denied"}]}',
    '{"meta":{"title":"Site"}}',
    "Warning: nothing here [] done",
  ])("nothing that can be read: %s", (text) => {
    expect(readText(text)).toEqual({ outcome: "unreadable", dropped: [] });
  });

  test("records that are all dropped are not an empty list, and each has its reason [4.feed.invalid]", () => {
    expect(read([{ id: "invalid-1", title: "A" }, { id: 2 }, null, "text", { content: "no title at all" }])).toEqual({
      outcome: "unreadable",
      dropped: [
        { reason: "not-a-record", count: 2 },
        { reason: "no-title", count: 2 },
        { reason: "invalid-id", count: 1 },
      ],
    });
  });
});

describe("JSON among other characters", () => {
  const json = JSON.stringify([record, { ...record, title: "A [second] {post}" }]);
  const both = ["The Cellar Door", "A [second] {post}"];

  test.each([
    ["a call", `callback(${json});`],
    ["a guarded call", `/**/ typeof cb === 'function' && cb(${json});`],
    ["a call by index", `window["cb"](${json})`],
    ["a block around the call", `if (window.cb) { cb(${json}) }`],
    ["a guard against scripts", `)]}'\n${json}`],
    ["warnings", `<br />\n<b>Warning</b>: it's [5" late] in line 3\n${json}`],
    ["a log line", `[INFO] 10:00 {started} ${json} done.`],
    ["an earlier list of other things", `["a", "b"] {"level":"info"} ${json}`],
  ])("%s [8.feed.salvage]", (_, text) => {
    expect(titlesOf(readText(text))).toEqual(both);
  });

  test("a truncated text gives its complete records and is marked as incomplete", () => {
    const text = `{"posts":${json}`;
    expect(readText(text.slice(0, -20))).toMatchObject({ posts: [{ title: "The Cellar Door" }], isWhole: false });
    expect(readText(text)).toMatchObject({ posts: [{}, {}], isWhole: false });
  });

  test("a single truncated record is no post", () => {
    expect(readText('{"title":"A","tags":[{"n":1},{"n":2}],"content":"The tast').outcome).toBe("unreadable");
    expect(readText('{"title":"A","tags":[{"n":1},{"n"').outcome).toBe("unreadable");
  });

  test("a complete object inside a broken one is found", () => {
    expect(titlesOf(readText(`{"status":"ok","data":${JSON.stringify(record)}, oops`))).toEqual(["The Cellar Door"]);
  });

  test("with more JSON behind the first, the first is not the whole answer", () => {
    expect(readText(`${JSON.stringify(record)}\n${JSON.stringify(record)}`)).toMatchObject({ isWhole: false });
  });
});

describe("Google's table", () => {
  const cols = [
    { id: "A", label: "Title" },
    { id: "B", label: " Date " },
    { id: "C", label: "" },
    { id: "D", label: "Content" },
  ];
  const rows = [
    { c: [{ v: "Harvest" }, { v: "Date(2026,8,5)", f: "9/5/2026" }, { v: "x" }, { v: body }] },
    { c: [{ v: "Pruning" }, null, null, { v: null }] },
    { c: [null, null] },
  ];
  const wrap = (table: unknown) =>
    `/*O_o*/\ngoogle.visualization.Query.setResponse(${JSON.stringify({ version: "0.6", status: "ok", table })});`;

  test("columns and rows become records, months counted from zero", () => {
    const reading = readText(wrap({ cols, rows }));
    expect(reading).toMatchObject({ shape: "table", dropped: [], isWhole: true });
    expect(reading).toMatchObject({
      posts: [
        { title: "Harvest", date: "2026-09-05" },
        { title: "Pruning", date: "" },
      ],
    });
  });

  test("without labels the first row has the names", () => {
    const bare = cols.map(({ id }) => ({ id, label: "" }));
    const header = { c: [{ v: "Title" }, { v: "Date" }, null, { v: "Content" }] };
    expect(titlesOf(readText(wrap({ cols: bare, rows: [header, ...rows] })))).toEqual(["Harvest", "Pruning"]);
  });

  test("without rows it is an empty list", () => {
    expect(readText(wrap({ cols, rows: [] }))).toEqual({ outcome: "empty", what: "list" });
  });
});
