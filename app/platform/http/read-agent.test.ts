import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { agentHosts } from "./known-agents.ts";
import { readAgent } from "./read-agent.ts";

const log = readFileSync("test/fixtures/user-agents.tsv", "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line): [label: string, userAgent: string] => line.split("\t") as [string, string]);

test("of 500 requests by real user agents 98 % are classified as their operators say", () => {
  expect(log).toHaveLength(500);
  const wrong = log.filter(([label, userAgent]) => (readAgent(userAgent)?.kind ?? "person") !== label);
  console.info(`figure: ${log.length - wrong.length} of ${log.length} user agents classified right`);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(5);
});

test("nobody's browser in that log counts as a program", () => {
  const people = log.filter(([label]) => label === "person");
  expect(people.length).toBeGreaterThanOrEqual(100);
  expect(people.filter(([, userAgent]) => readAgent(userAgent))).toEqual([]);
});

test("Google's robots are confirmed by Google's own hosts, where nobody else can rent a computer", () => {
  const ofGoogle = Object.keys(agentHosts).filter((name) => /google/i.test(name));
  expect(ofGoogle).toContain("Googlebot");
  for (const name of ofGoogle) expect(agentHosts[name], name).toEqual(["googlebot.com", "google.com"]);
  expect(Object.values(agentHosts).flat()).not.toContain("googleusercontent.com");
});

describe("browsers that name somebody else", () => {
  test.each([
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.7 Mobile/15E148 Safari/604.1 (Ecosia ios@11.1.0.2398)",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]",
    "Mozilla/5.0 (Linux; Android 16; Pixel 10 Build/CP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/146.0 Mobile Safari/537.36 Instagram 360.0.0.30 Android",
    "Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 SE 2.X MetaSr 1.0 SogouMobileBrowser/5.2",
    "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    "Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)",
    "Mozilla/5.0 (Linux; x86_64; Android 11; Google Pixelbook Go) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Linux; Android 14; Cubot X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
  ])("%s", (userAgent) => expect(readAgent(userAgent)).toBeUndefined());
});

describe("programs that look like a browser but for a word", () => {
  const chrome =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36";
  test.each([
    `${chrome} CloudflareObservatory/1.0`,
    `${chrome} (StatusCake)`,
    `${chrome} SecurityHeaders`,
    `${chrome} PTST/250101.1`,
    `${chrome} RuxitSynthetic/1.0`,
    `${chrome} Google Favicon`,
    `${chrome} Ghost Inspector`,
    "Mozilla/5.0 (Linux; Android 8.0; Pixel 2; DuplexWeb-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/74.0 Mobile Safari/537.36",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; Google-Sites-Thumbnails) Chrome/120.0.6099.71 Safari/537.36",
    "Mozilla/5.0 (Windows NT 6.3; WOW64; Trident/7.0; rv:11.0; Catchpoint) like Gecko",
    "Mozilla/5.0 zgrab/0.x",
  ])("%s", (userAgent) => expect(readAgent(userAgent)?.kind).toBe("other"));
});

test.each([
  [
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot",
    "ChatGPT-User",
  ],
  ["Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; claude-searchbot/1.0)", "Claude-SearchBot"],
  ["facebookexternalhit/1.1 Facebot Twitterbot/1.0", "facebookexternalhit"],
  ["curl/8.5.0", ""],
  ["", ""],
  [`Mozilla/5.0 (X11) Gecko ${"x".repeat(100_000)} GPTBot`, undefined],
  ["Mozilla/5.0 ArtelLeadRadar/4.0", ""],
])("%.80s is called %s", (userAgent, name) => expect(readAgent(userAgent)?.name).toBe(name));
