import { expect, test } from "vitest";
import { isAhead, isCounted } from "./is-counted.ts";

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
