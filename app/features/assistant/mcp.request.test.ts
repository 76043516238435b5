import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { formNames } from "#facts/forms.ts";
import { paths } from "#facts/paths.ts";
import { storeFeedPosts } from "#features/articles/server/queries/store-articles.ts";
import { packageFacts } from "#features/company/words/package-facts.ts";
import { indexablePages } from "#features/site/pages/indexable-pages.ts";
import { startTestSite, type TestSite } from "#test/app.ts";
import { calendar } from "#test/booking.ts";
import { sampled } from "#test/extent.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  const content =
    "Humidors in a tasting room keep sixty-nine percent, and a second hygrometer tells you when they do not. ";
  const post = {
    ...{ id: "one", title: "Keeping a humidor", slug: "keeping-a-humidor", author: "Ana", date: "2026-11-01" },
    ...{ excerpt: "On humidity.", content: content.repeat(3), categories: ["Cigars"], imageSrc: "", readTime: 1 },
    source: "n8n" as const,
  };
  await storeFeedPosts(site.db, [post], "all", site.clock.nowMs);
});
afterAll(() => site.stop());

async function connect(mode: "legacy" | "auto") {
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(paths.mcp(), site.address)));
  return client;
}

const versions: [version: string, mode: "legacy" | "auto"][] = [
  ["2026-07-28", "auto"],
  ["2025-11-25", "legacy"],
];

describe.each(sampled(versions, 2))("a client of revision %s", (version, mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(mode);
  });
  afterAll(() => client.close());

  async function call(name: string, input: Record<string, unknown> = {}) {
    const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: input });
    const [first] = content as { type: string; text: string }[];
    return { text: first?.text ?? "", data: structuredContent as Record<string, unknown>, isError };
  }

  test("speaks it and finds five tools, all of them read-only", async () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(["ask", "free_hours", "list_services", "read_page", "search"]);
    for (const { annotations, description } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(description).toMatch(/\.$/);
    }
  });

  test("finds articles and pages by their words", async () => {
    const { data, text } = await call("search", { query: "humidor hygrometer", limit: 1 });
    const url = `${site.settings.siteUrl}/blog/keeping-a-humidor`;
    expect(data.results).toMatchObject([{ title: "Keeping a humidor", url }]);
    expect(text).toContain(url);
    expect((await call("search", { query: "xyzzy" })).data.results).toEqual([]);
  });

  test("reads a page however it is named, and hears of one that is not there", async () => {
    // All the calls of this file are more than the limit allows at once.
    site.clock.nowMs += 10_000;
    for (const page of ["/about", "about", `${site.settings.siteUrl}/about`, "/about.md"]) {
      const { text } = await call("read_page", { page });
      expect(text, page).toContain(`<${site.settings.siteUrl}/about>`);
    }
    const elsewhere = ["https://elsewhere.example/about", "/%E0%A4%A", "//x"];
    for (const page of ["/nowhere", "/desk", "/thank-you-cigar", "/letters/stop/x", ...elsewhere])
      expect((await call("read_page", { page })).isError, page).toBe(true);
  });

  test("lists services at the prices of the pages", async () => {
    const { data } = await call("list_services");
    const { starter } = packageFacts(defaultFacts);
    const services = data.services as { name: string; setup?: string; url: string }[];
    expect(services.find(({ name }) => name === starter.name)).toMatchObject({
      setup: starter.setup,
      monthly: starter.monthly,
      url: site.settings.siteUrl + paths.visibilityStarter(),
    });
    expect(services.length).toBeGreaterThan(6);
  });

  test("sees the hours that the calendar shows", async () => {
    const shown = await (await site.get(`${calendar}?days=14`, { headers: { Accept: "application/json" } })).json();
    const { data, text } = await call("free_hours", { days: 14 });
    const [first] = shown.slots as string[];
    const local = new Date(first ?? "").toLocaleString("sv-SE", { timeZone: shown.timeZone }).slice(0, 16);
    expect(text.split("\n").slice(0, 2)).toEqual([shown.timeZone, `${local} (${first})`]);
    expect(data).toEqual({ ...shown, bookAt: site.settings.siteUrl + paths.chooseTime() });
    expect((await call("free_hours", { from: "2026-13-41" })).isError).toBe(true);
  });

  test("gets a fact with its quotes, and is told when nothing answers", async () => {
    const { data } = await call("ask", { question: "What does the Visibility Starter cost?" });
    expect(data.kind).toBe("answer");
    const citations = data.citations as { url: string; quote: string }[];
    expect(citations.length).toBeGreaterThan(0);
    expect((await call("ask", { question: "xyzzy plugh" })).data.kind).toBe("declined");
  });

  test("has every page and article as a resource", async () => {
    const { resources } = await client.listResources();
    const uris = resources.map((resource) => resource.uri);
    const pages = indexablePages(defaultFacts).map(({ path }) => new URL(path, site.settings.siteUrl).href);
    expect(uris).toEqual(expect.arrayContaining(pages));
    expect(new Set(uris).size).toBe(uris.length);
    const uri = `${site.settings.siteUrl}/blog/keeping-a-humidor`;
    expect(uris).toContain(uri);
    const { contents } = await client.readResource({ uri });
    expect(contents).toMatchObject([{ uri, mimeType: "text/markdown", text: expect.stringContaining("hygrometer") }]);
    await expect(client.readResource({ uri: `${uri}-nowhere` })).rejects.toThrow("not found");
  });
});

const json = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
const post = (body: string, headers: Record<string, string> = {}) =>
  site.get(paths.mcp(), { method: "POST", body, headers: { ...json, ...headers } });
const message = (method: string, params: object = {}) => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
const list = message("tools/list");

const refused: [what: string, body: string, headers: Record<string, string>, status: number][] = [
  ["no JSON", "{", {}, 400],
  ["nothing", "", {}, 400],
  ["a number", "7", {}, 400],
  ["null", "null", {}, 400],
  ["no message", "{}", {}, 400],
  ["a batch", `[${list},${list}]`, {}, 400],
  ["an empty batch", "[]", {}, 400],
  ["another content type", list, { "Content-Type": "text/plain" }, 415],
  ["more than fits", message("tools/list", { x: "x".repeat(20_000) }), {}, 413],
  ["a foreign origin", list, { Origin: "https://elsewhere.example" }, 403],
  ["a page elsewhere", list, { "Sec-Fetch-Site": "cross-site" }, 403],
  ["an unknown revision", list, { "MCP-Protocol-Version": "1999-01-01" }, 400],
];

test.each(refused)("%s is refused with a proper status", async (_, body, headers, status) => {
  expect((await post(body, headers)).status).toBe(status);
});

// source: curl, fetch of browsers and of Node
test.each([["*/*"], ["application/json, */*;q=0.5"], [undefined]])(
  "a client that takes any type is answered: %s",
  async (accept) => {
    const answer = await post(list, accept ? { Accept: accept } : {});
    expect([answer.status, (await answer.text()).includes("free_hours")]).toEqual([200, true]);
  },
);

// source: models that fill in every argument of a tool
test("null for an argument that may be left out is as if it were left out", async () => {
  const call = (name: string, input: object) => post(message("tools/call", { name, arguments: input }));
  for (const [name, input] of [
    ["search", { query: "humidor", limit: null }],
    ["free_hours", { from: null, days: null }],
  ] as const)
    expect(await (await call(name, input)).text(), name).not.toContain("isError");
  expect(await (await call("search", { query: null })).text()).toContain('"isError":true');
});

test("our own origin and none are let in", async () => {
  expect((await post(list)).status).toBe(200);
  expect((await post(list, { Origin: site.address })).status).toBe(200);
});

test("there is no stream to listen to, and nothing to delete", async () => {
  expect((await site.get(paths.mcp())).status).toBe(405);
  expect((await site.get(paths.mcp(), { headers: { Accept: "text/event-stream" } })).headers.get("allow")).toBe("POST");
  for (const method of ["DELETE", "PUT", "PATCH"]) {
    const { status, headers } = await site.get(paths.mcp(), { method });
    expect([method, status, headers.get("allow")]).toEqual([method, 405, "POST"]);
  }
  const envelope = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const listen = message("subscriptions/listen", { notifications: { toolsListChanged: true }, _meta: envelope });
  const headers = { "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "subscriptions/listen" };
  const answer = await post(listen, headers);
  expect(await answer.text()).toContain("limit");
});

test("odd arguments and unknown tools are errors that say so, never failures of the server", async () => {
  const odd = ["", 7, null, [], {}, "x".repeat(600), "\u0000", "🍷".repeat(300)];
  const inputs = odd.flatMap((value) => ["query", "question", "page", "from"].map((key) => ({ [key]: value })));
  for (const name of ["nothing", "constructor", "toString", "__proto__"])
    expect(await (await post(message("tools/call", { name, arguments: {} }))).text()).toContain(
      `Tool ${name} not found`,
    );
  for (const name of ["search", "ask", "read_page", "free_hours", "constructor"]) {
    for (const input of [{}, { limit: -1, days: 99 }, ...inputs]) {
      const answer = await post(message("tools/call", { name, arguments: input }));
      expect(answer.status, name).toBeLessThan(500);
      site.clock.nowMs += 1000;
    }
  }
});

test("who asks too often is told when to come back", async () => {
  const statuses = new Set<number>();
  let retryAfter: string | null = null;
  for (let sent = 0; sent < 80; sent += 1) {
    const answer = await post(list);
    statuses.add(answer.status);
    retryAfter ??= answer.headers.get("retry-after");
  }
  expect([...statuses]).toEqual([200, 429]);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  site.clock.nowMs += 60_000;
});

test("llms.txt names it", async () => {
  expect(await (await site.get(paths.llms())).text()).toContain(`(${site.settings.siteUrl}${paths.mcp()})`);
});

test("a browser's assistant can fill in every built-in form, but only a person sends it", async () => {
  const names = new Set<string>();
  for (const form of formNames) {
    const page = await (await site.get(paths.formWidget(form))).text();
    const [, name = "", description = ""] = /<form [^>]*toolname="(\w+)" tooldescription="([^"]+)"/.exec(page) ?? [];
    names.add(name);
    expect(description, form).toContain("A person looks it over and sends it.");
    const trap = page.match(/<input [^>]*>/g)?.find((input) => input.includes('name="subject"'));
    expect(trap).toContain('toolparamdescription="Leave this out.');
    expect(page).not.toContain("toolautosubmit");
  }
  expect(names.size).toBe(formNames.length);
});

const otherForms: [page: string, tool: string, says: string][] = [
  [paths.calendarWidget("consultation"), "book_a_consultation", "A person looks it over and books."],
  [`${paths.visibilityQuiz()}?questions=all`, "answer_the_quiz", "A person looks them over and sends them."],
  [paths.dash(), "ask_dash", "A person looks it over and sends it."],
];

test.each(otherForms)("the form at %s, which works without JavaScript, is the tool %s", async (page, tool, says) => {
  const html = await (await site.get(page)).text();
  const form = html.match(/<form [^>]*>/g)?.find((each) => each.includes(`toolname="${tool}"`));
  expect(form).toContain(says);
  expect(html).not.toContain("toolautosubmit");
  const trap = html.match(/<input [^>]*name="subject"[^>]*>/)?.[0];
  if (trap) expect(trap).toContain('toolparamdescription="Leave this out.');
});
