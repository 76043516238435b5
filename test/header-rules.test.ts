import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "./app.ts";
import { sampled } from "./extent.ts";
import { scoreByObservatory } from "./observatory.ts";
import { siteMap } from "./site-map.ts";

const outsideIntegrations = {
  EMBED_ORIGIN: "https://forms.example",
  PUBLIC_FEED_URL: "https://feed.example/list",
  PUBLIC_QUIZ_CRM_URL: "https://hooks.example/crm",
};

let site: TestSite;
let siteWithIntegrations: TestSite;
beforeAll(async () => {
  site = await startTestSite({ SITE_URL: "https://site.example" });
  siteWithIntegrations = await startTestSite({ SITE_URL: "https://site.example", ...outsideIntegrations });
});
afterAll(() => Promise.all([site.stop(), siteWithIntegrations.stop()]));

const minScore = 130;
/** The maximum score, except for a header that would block providers' frames. */
const pageScore = 140;
const addresses = siteMap.map((path) => path.replace(/:[A-Za-z]+|\*/g, "no-such-part"));

test.each(sampled(addresses, 3))("%s scores at least 130 by the Observatory's rules, and a page 140", async (path) => {
  for (const asked of [site, siteWithIntegrations]) {
    const answer = await asked.get(path);
    const { score, found } = scoreByObservatory({ headers: answer.headers, html: await answer.text() });
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    expect(score, found.join(", ")).toBeGreaterThanOrEqual(isPage ? pageScore : minScore);
  }
});

test("files, refusals and programs' answers carry as much", async () => {
  for (const path of ["/favicon.svg", "/api/feed", "/%E0%A4%A", "/blog/", "/no-such-page"]) {
    const answer = await site.get(path);
    const { score, found } = scoreByObservatory({ headers: answer.headers, html: await answer.text() });
    expect(score, `${path}: ${found}`).toBeGreaterThanOrEqual(minScore);
  }
});

test("the rules take points off for what is unsafe", () => {
  const score = (headers: Record<string, string>, html = "") =>
    scoreByObservatory({ headers: new Headers({ "content-type": "text/html", ...headers }), html }).score;
  expect(score({})).toBe(30);
  const good = {
    "content-security-policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
  };
  expect(score(good)).toBe(115);
  const withPolicy = (text: string) => score({ ...good, "content-security-policy": text });
  expect(withPolicy("default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'")).toBe(80);
  expect(withPolicy("default-src 'none'; connect-src http://a.example; frame-ancestors 'none'")).toBe(80);
  expect(withPolicy("default-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'")).toBe(105);
  expect(withPolicy("default-src 'none'; default-src 'self'")).toBe(55);
  expect(score({ ...good, "strict-transport-security": "max-age=3600" })).toBe(105);
  expect(score({ ...good, "set-cookie": "session=1; Secure" })).toBe(70);
  expect(score(good, '<script src="http://a.example/x.js"></script>')).toBe(50);
});
