import { afterEach, expect, test } from "vitest";
import { startTestSite, type TestSite } from "./app.ts";
import { payload } from "./outbox.ts";
import { publicHost, startTlsProxy, type TlsProxy } from "./tls-proxy.ts";

const started: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of started.splice(0).reverse()) await each.stop();
});

const origin = `https://${publicHost}`;
const behindProxy = { SITE_URL: origin, TRUST_PROXY: "1" };

async function startBehindProxy(env: Record<string, string>): Promise<{ site: TestSite; proxy: TlsProxy }> {
  const site = await startTestSite(env);
  started.push(site);
  const proxy = await startTlsProxy(site.address);
  started.push(proxy);
  return { site, proxy };
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const plainAddresses = (html: string) => html.match(/http:\/\/(?!www\.w3\.org\/)[^"'\s<]+/g) ?? [];

test("pages name themselves by https, mention no plain address, and promise to stay so", async () => {
  const { proxy } = await startBehindProxy(behindProxy);
  for (const path of ["/", "/blog"]) {
    const { status, headers, text } = await proxy.ask(path);
    expect(status).toBe(200);
    expect(canonicalOf(text)).toBe(origin + path);
    expect(plainAddresses(text)).toEqual([]);
    expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
    expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  }
});

test("redirects never leave https", async () => {
  const { proxy } = await startBehindProxy(behindProxy);
  for (const path of ["/blog/", "/blog/?q=wine", "/about//"]) {
    const { status, headers } = await proxy.ask(path);
    expect(status).toBe(308);
    expect(new URL(headers.location ?? "", origin).origin).toBe(origin);
  }
});

const json = { "content-type": "application/json" };

test.each([
  ["with SITE_URL", behindProxy],
  ["by the host and scheme the proxy passes on", { TRUST_PROXY: "1" }],
])("posts are accepted from the site's own origin, %s", async (_, env) => {
  const { proxy } = await startBehindProxy(env);
  const post = (headers: Record<string, string>) =>
    proxy.ask("/api/hooks/crm", { method: "POST", body: JSON.stringify(payload), headers: { ...json, ...headers } });
  expect((await post({ origin })).status).toBe(202);
  expect((await post({ origin, "sec-fetch-site": "same-origin" })).status).toBe(202);
  expect((await post({})).status).toBe(202);
});

test.each([
  ["with SITE_URL", behindProxy],
  ["by the host and scheme the proxy passes on", { TRUST_PROXY: "1" }],
])("forms are taken from the site's own pages and lead on, %s", async (_, env) => {
  const { proxy } = await startBehindProxy(env);
  const headers = { origin, "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
  const send = (form: string, body: string) => proxy.ask(`/widget/form/${form}`, { method: "POST", body, headers });
  const person = "name=Ada&email=ada%40cellar.example";
  expect(await send("winery", person)).toMatchObject({ status: 303, headers: { location: "/thank-you-winery" } });
  expect((await send("winery", "name=Ada")).status).toBe(422);
  const sent = await send("consultation", person);
  expect(sent).toMatchObject({ status: 303, headers: { location: "/widget/form/consultation?sent=1" } });
});

const foreign = ["null", "https://elsewhere.example", `${origin}.elsewhere.example`, `${origin}:8443`, "https://", "x"];

test.each(foreign)("posts from %s are refused", async (other) => {
  const { proxy } = await startBehindProxy(behindProxy);
  for (const path of ["/api/feed", "/api/hooks/crm", "/", "/blog"]) {
    const { status, text } = await proxy.ask(path, { method: "POST", headers: { ...json, origin: other }, body: "{}" });
    expect(status, path).toBe(403);
    expect(text).toContain("this site's own pages only");
  }
});

test("posts from the same host without TLS are refused", async () => {
  const { proxy } = await startBehindProxy(behindProxy);
  const { status } = await proxy.ask("/api/feed", { method: "POST", headers: { origin: `http://${publicHost}` } });
  expect(status).toBe(403);
});

const burst = 300;

test("a flood counts for the address the proxy saw, whatever the visitor claims, and for no other", async () => {
  const { proxy } = await startBehindProxy(behindProxy);
  const send = (from: string, claimed: string) =>
    proxy.ask("/api/feed", { method: "POST", from, headers: { "x-forwarded-for": claimed } });
  const statuses: number[] = [];
  for (let sent = 0; sent < burst + 20; sent += 1) statuses.push((await send("127.0.0.2", `203.0.113.${sent}`)).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(burst);
  expect(statuses.slice(burst)).toEqual(Array(20).fill(429));
  expect((await send("127.0.0.3", "127.0.0.2")).status).toBe(204);
});

test("without a trusted proxy nothing a visitor says makes it https, or changes whose flood it is", async () => {
  const site = await startTestSite();
  started.push(site);
  const claims = { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9", "x-forwarded-host": publicHost };
  const page = await site.get("/", { headers: claims });
  expect(canonicalOf(await page.text())).toMatch(/^http:\/\/localhost/);
  expect(page.headers.has("strict-transport-security")).toBe(false);
  expect(page.headers.get("content-security-policy")).not.toContain("upgrade-insecure-requests");
  let refused = 0;
  for (let sent = 0; sent < burst + 5; sent += 1) {
    const headers = { ...claims, "x-forwarded-for": `203.0.113.${sent % 250}` };
    refused += Number((await site.get("/api/feed", { method: "POST", headers })).status === 429);
  }
  expect(refused).toBe(5);
});
