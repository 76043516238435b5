import { expect, test } from "vitest";
import { countedRequest, isAhead, isCounted } from "./counted-request.ts";

const of = (method: string, pathname: string, status = 200, headers = {}) =>
  countedRequest({ method, pathname, status, headers });

test.each([
  ["GET", "/", 200, { kind: "view", path: "/" }],
  ["GET", "/blog/a-slow-tuesday", 304, { kind: "view", path: "/blog/a-slow-tuesday" }],
  ["GET", "/widget/form/winery", 200, { kind: "form shown", path: "winery" }],
  ["POST", "/widget/form/winery", 303, { kind: "form sent", path: "winery" }],
  ["GET", "/downloads/winery-playbook.pdf", 200, { kind: "download", path: "winery-playbook" }],
] as const)("%s %s %i is counted", (method, pathname, status, counted) =>
  expect(of(method, pathname, status)).toEqual(counted),
);

test.each([
  ["HEAD", "/", 200],
  ["GET", "/nowhere", 404],
  ["GET", "/", 500],
  ["GET", "/about.md", 200],
  ["GET", "/robots.txt", 200],
  ["GET", "/desk/leads", 200],
  ["GET", "/desk", 303],
  ["GET", "/api/feed", 200],
  ["GET", "/widget/booking/consultation", 200],
  ["POST", "/widget/form/winery", 422],
  ["POST", "/visibility-quiz", 200],
] as const)("%s %s %i is not", (method, pathname, status) => expect(of(method, pathname, status)).toBeUndefined());

test("a page fetched by a script or a picture, and the later parts of a guide, are no view and no download", () => {
  expect(of("GET", "/", 200, { "sec-fetch-dest": "empty" })).toBeUndefined();
  expect(of("GET", "/downloads/a.pdf", 200, { range: "bytes=65536-" })).toBeUndefined();
  expect(of("GET", "/downloads/a.pdf", 200, { range: "bytes=0-65535" })).toBeDefined();
});

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

test.each([firefox, iphone])("%s is a person", (agent) => expect(isCounted({ "user-agent": agent })).toBe(true));

test.each([
  "",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116 Safari/537.36",
  "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "facebookexternalhit/1.1",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36",
  "curl/8.5.0",
  "python-requests/2.32",
  "node",
])("%j is none", (agent) => expect(isCounted({ "user-agent": agent })).toBe(false));

test("visitors with Global Privacy Control and the owner are not counted", () => {
  expect(isCounted({ "user-agent": firefox, "sec-gpc": "1" })).toBe(false);
  expect(isCounted({ "user-agent": firefox, cookie: "theme=dark; desk=abc" })).toBe(false);
  expect(isCounted({ "user-agent": firefox, cookie: "__Host-desk=abc" })).toBe(false);
  expect(isCounted({ "user-agent": firefox, cookie: "mydesk=abc" })).toBe(true);
});

test("a prerendered page is asked for ahead of its reader", () => {
  expect(isAhead({ "sec-purpose": "prefetch;prerender" })).toBe(true);
  expect(isAhead({})).toBe(false);
});
