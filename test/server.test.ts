import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { startTestSite } from "./app.ts";
import { askRaw } from "./fuzz/ask-raw.ts";
import { forFile } from "./stop-after.ts";

const site = forFile(await startTestSite());

const post = (path: string, headers: Record<string, string>) => site.get(path, { method: "POST", headers, body: "{}" });

test("a path that cannot be decoded is refused before any route", async () => {
  for (const path of ["/%E0%A4%A", "/a%00b", "/blog/%5Cx"]) {
    const answer = await site.get(path);
    expect(answer.status, path).toBe(400);
    expect(await answer.text()).not.toContain("at ");
  }
});

const statusOf = async (path: string, lines: readonly string[], start = `GET ${path} HTTP/1.1`) => {
  const bytes = Buffer.from(`${[start, ...lines].join("\r\n")}\r\n\r\n`, "latin1");
  const asked = { bytes, method: "GET", target: path, isWhole: true };
  return (await askRaw(Number(new URL(site.address).port), asked)).status;
};
const hosts: [wanted: number, lines: string[]][] = [
  [200, ["Host: site.example"]],
  [200, ["host: SITE_a.example.:8080"]],
  [200, ["Host: [2001:db8::1]:3000"]],
  [400, []],
  [400, ["Host: site.example", "Host: site.example"]],
  [400, ["Host: site.example", "X: y", "hOsT: other.example"]],
  [400, ["Host:"]],
  [400, ["Host: site.example, other.example"]],
  [400, ["Host: site.example/blog"]],
  [400, ["Host: key@site.example"]],
  [400, ["Host: site.example:port"]],
  [400, ['Host: site.example"><script>']],
  [400, ["Host: s\u00efte.example"]],
];

test.each(hosts)("%i for a request with the hosts %j, whatever it asks for", async (wanted, lines) => {
  for (const path of ["/about", "/favicon.svg", "/healthz"]) {
    expect(await statusOf(path, lines), path).toBe(wanted);
    expect(await statusOf(path, lines), `${path}, once it is kept`).toBe(wanted);
  }
});

test("a request of HTTP/1.0 may come without a host", async () => {
  expect(await statusOf("/about", [], "GET /about HTTP/1.0")).toBe(200);
});

test("methods that nothing here knows are answered with those that are", async () => {
  for (const [path, allowed] of [
    ["/", "GET, HEAD"],
    ["/visibility-quiz", "GET, HEAD, POST"],
    ["/mcp", "POST"],
  ] as const) {
    const answer = await site.get(path, { method: "DELETE" });
    expect([path, answer.status, answer.headers.get("allow")]).toEqual([path, 405, allowed]);
  }
});

test("a trailing slash leads to the bare address, with its query", async () => {
  const answer = await site.get("/blog/?q=wine");
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe("/blog?q=wine");
});

test("no other site holds the window of a page; who comes by themselves is spared another process", async () => {
  const openers = async (path: string, from?: string) => {
    const { headers } = await site.get(path, { headers: from ? { "sec-fetch-site": from } : {} });
    return [headers.get("cross-origin-opener-policy"), headers.get("vary")?.includes("Sec-Fetch-Site")];
  };
  for (const from of [undefined, "cross-site", "same-site", "something new"])
    expect(await openers("/about", from), from).toEqual(["same-origin", true]);
  for (const from of ["none", "same-origin"]) expect(await openers("/about", from), from).toEqual([null, true]);
});

test("the policy knows a page's two inline scripts by their hashes: what waits for the first paint, and links to make ready", async () => {
  const answer = await site.get("/about");
  const html = await answer.text();
  const [, waiting = ""] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(waiting).toMatch(/import\("\/assets\/entry\.client-[\w-]+\.js"\)/);
  const [, rules = ""] = /<script type="speculationrules">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(rules).prerender).toHaveLength(1);
  const hashes = [waiting, rules].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  expect(answer.headers.get("content-security-policy")).toContain(`script-src 'self' ${hashes.join(" ")};`);
});

test("an unknown address is the not-found page, with its status", async () => {
  const answer = await site.get("/no-such-page");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("Oops! Page not found");
});

test("addresses of the framework's own client answer 404", async () => {
  for (const path of ["/_root.data", "/blog.data", "/__manifest?p=/"])
    expect((await site.get(path)).status, path).toBe(404);
});

test("a cached page answers 304 to its own ETag, in each encoding", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const first = await site.get("/", { headers: { "accept-encoding": encoding } });
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toContain(`-${encoding}"`);
    const again = await site.get("/", { headers: { "accept-encoding": encoding, "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    for (const name of ["etag", "cache-control", "vary", "content-security-policy"])
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  }
});

test("a campaign link is answered from the page's cache entry", async () => {
  const plain = await site.get("/blog");
  const campaign = await site.get("/blog?utm_source=letter&fbclid=1");
  expect(campaign.headers.get("etag")).toBe(plain.headers.get("etag"));
});

test("HEAD answers like GET, without the body", async () => {
  const head = await site.get("/", { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(Number(head.headers.get("content-length"))).toBeGreaterThan(1000);
  expect(await head.text()).toBe("");
});

test("posts from another site's page are refused, programs and our own pages are not", async () => {
  expect((await post("/api/feed", { origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await post("/api/feed", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await post("/api/feed", {})).status).toBe(204);
  expect((await post("/api/feed", { origin: site.address })).status).toBe(204);
});

test("a body that does not say its length is refused once it is over the limit", async () => {
  const inPieces = (text: string) =>
    ({ method: "POST", body: new Blob([text]).stream(), duplex: "half" }) as RequestInit;
  expect((await site.get("/api/quiz-steps", inPieces("3"))).status).toBe(204);
  expect((await site.get("/api/quiz-steps", inPieces("3".repeat(17)))).status).toBe(413);
});

test("alive and ready are told apart", async () => {
  const { status, version, commit } = await (await site.get("/healthz")).json();
  expect([status, version, typeof commit]).toEqual(["alive", "1.0.0", "string"]);
  expect(await (await site.get("/readyz")).json()).toEqual({ status: "ready" });
});

test("the feed is a script for a callback that is a name, and refuses any other", async () => {
  const script = await site.get("/api/feed?callback=show_posts");
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(script.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(await script.text()).toMatch(/^\/\*\*\/show_posts\(\{.*\}\);$/s);
  for (const name of ["alert(1)", "a.b", "1a", "a".repeat(65), ""]) {
    const answer = await site.get(`/api/feed?callback=${encodeURIComponent(name)}`);
    expect(answer.status, name).toBe(name ? 400 : 200);
  }
});

test("feeds may be read by other sites' pages, and revalidated with 304", async () => {
  const [post] = (await (await site.get("/api/feed?limit=1")).json()).posts;
  const feeds = [
    "/api/feed",
    "/api/feed?q=wine",
    `/api/feed?slug=${post.slug}`,
    "/api/feed?slug=none",
    "/rss.xml",
    "/feed.json",
  ];
  for (const path of feeds) {
    const { headers } = await site.get(path);
    expect(headers.get("access-control-allow-origin"), path).toBe("*");
    expect(headers.get("cross-origin-resource-policy"), path).toBe("cross-origin");
  }
  for (const path of [post.imageSrc, "/favicon.svg"])
    expect((await site.get(path)).headers.get("cross-origin-resource-policy"), path).toBe("cross-origin");
  for (const path of ["/", "/api/healthz"])
    expect((await site.get(path)).headers.get("access-control-allow-origin"), path).toBeNull();
  for (const path of ["/api/feed", "/api/feed?q=wine", "/api/feed?callback=show"]) {
    const etag = (await site.get(path)).headers.get("etag") ?? "";
    const again = await site.get(path, { headers: { "If-None-Match": etag } });
    expect([again.status, (await again.arrayBuffer()).byteLength], path).toEqual([304, 0]);
  }
});

test("one post is answered by its slug, an unknown one with 404 [3.post]", async () => {
  const { posts } = await (await site.get("/api/feed?limit=1")).json();
  const { post } = await (await site.get(`/api/feed?slug=${posts[0].slug}`)).json();
  const fields = ["author", "categories", "content", "date", "excerpt", "id", "imageSrc"];
  expect(Object.keys(post).sort()).toEqual([...fields, "readTime", "slug", "source", "title"]);
  expect(post.content.length).toBeGreaterThan(1000);
  expect((await site.get("/api/feed?slug=no-such-post")).status).toBe(404);
});

test("an article has one address, and what anyone may invent is not kept", async () => {
  const [{ slug }] = (await (await site.get("/api/feed?limit=1")).json()).posts;
  const escaped = `/blog/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`;
  const moved = await site.get(`${escaped}?q=1`);
  expect([moved.status, moved.headers.get("location")]).toEqual([308, `/blog/${slug}?q=1`]);
  const isPublic = async (path: string) => (await site.get(path)).headers.get("cache-control")?.startsWith("public");
  const usual = ["/blog", "/api/feed", "/api/feed?limit=100", "/api/feed?page=1&limit=24"];
  const odd = [
    "/blog?page=x",
    "/blog?page=02",
    "/api/feed?limit=x",
    "/api/feed?category=None+such",
    "/api/feed?page=99",
  ];
  expect(await Promise.all(usual.map(isPublic))).toEqual(usual.map(() => true));
  expect(await Promise.all(odd.map(isPublic))).toEqual(odd.map(() => false));
});

test("personal answers are compressed too, if they are long enough", async () => {
  const sizes = new Map<string, number>();
  for (const encoding of ["br", "gzip", "identity"]) {
    const { headers } = await site.get("/widget/form/winery", { headers: { "accept-encoding": encoding } });
    expect(headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(headers.get("vary")).toBe("Accept-Encoding");
    sizes.set(encoding, Number(headers.get("content-length")));
  }
  const whole = sizes.get("identity") ?? 0;
  expect(sizes.get("br")).toBeLessThan(whole / 3);
  expect(sizes.get("gzip")).toBeLessThan(whole / 3);
  const answers = new URLSearchParams(Array.from({ length: 15 }, (_, index) => [`q${index + 1}`, "3"]));
  const init = { method: "POST", body: answers, headers: { "accept-encoding": "br" } };
  const result = await site.get("/visibility-quiz", init);
  expect(result.headers.get("content-encoding")).toBe("br");
  expect(await result.text()).toContain("of 75 points");
  const short = await site.get("/api/hooks/crm", { headers: { "accept-encoding": "br" } });
  expect(short.headers.has("content-encoding")).toBe(false);
});
