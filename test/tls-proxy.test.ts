import { expect, test } from "vitest";
import { startTestSite, type TestSite } from "./app.ts";
import { payload } from "./outbox.ts";
import { forTest } from "./stop-after.ts";
import { publicHost, startTlsProxy, type TlsProxy } from "./tls-proxy.ts";

const origin = `https://${publicHost}`;
const behindProxy = { SITE_URL: origin, TRUST_PROXY: "1" };

async function startBehindProxy(env: Record<string, string>): Promise<{ site: TestSite; proxy: TlsProxy }> {
  const site = forTest(await startTestSite(env));
  const proxy = forTest(await startTlsProxy(site.address));
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
