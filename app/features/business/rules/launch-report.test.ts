import { expect, test } from "vitest";
import { judgeLink, type LinkResponse } from "./judge-link.ts";
import { findPlaceholders, type PlaceholderInput, writeFindings } from "./launch-report.ts";

type Facts = { email: string };

const words = {
  words: (page: string) => `Words in ${page}`,
  facts: "Facts",
  settings: "Settings",
  links: "Links",
  articles: "Articles",
  notSet: (why: string) => `not set. ${why}`,
  siteUrlHint: "public and https",
  samples: (count: number) => `${count} of ours`,
  pictures: "Pictures",
  defaultPictures: (count: number) => `${count} of ours`,
  linkedFrom: (pages: readonly string[]) => `linked from ${pages.join(", ")}`,
};

const ready: PlaceholderInput<Facts> = {
  marks: [],
  facts: { email: "ada@house.example" },
  factPlaceholders: [
    { fact: "email", read: ({ email }) => email, placeholder: /@example\.com$/, why: "Nobody reads it." },
  ],
  env: { SMTP_URL: "smtps://mail", FEED_URL: "https://feed" },
  settingPlaceholders: [
    { name: "SMTP_URL", mayOpenWithout: false, why: "No mail." },
    { name: "FEED_URL", mayOpenWithout: true, why: "No feed." },
  ],
  siteUrl: "https://house.example",
  isSecureAndPublic: true,
  sampleArticles: 0,
  defaultPictures: 0,
  links: [{ url: "https://a.example/", pages: ["/"], verdict: { state: "alive", why: "answered 200" } }],
};

const found = (change: Partial<PlaceholderInput<Facts>>) =>
  findPlaceholders({ ...ready, ...change }, words).map(({ subject, isBlocking }) => [subject, isBlocking]);

test("a site whose words, facts, settings and links are the owner's has nothing left", () => {
  expect(found({})).toEqual([]);
});

test("marked words, facts as delivered and our own articles must not go live", () => {
  expect(found({ marks: [{ page: "about", field: "letter", why: "Ours." }] })).toEqual([["letter", true]]);
  expect(found({ facts: { email: "hello@example.com" } })).toEqual([["email: hello@example.com", true]]);
  expect(found({ sampleArticles: 8 })).toEqual([["content/articles", true]]);
});

test("a site may open with pictures of ours, and says so", () => {
  expect(found({ defaultPictures: 3 })).toEqual([["public/pictures", false]]);
});

test("an address that is not public must not go live", () => {
  expect(found({ siteUrl: "https://site.lan", isSecureAndPublic: false })).toEqual([
    ["SITE_URL: https://site.lan", true],
  ]);
});

test("a setting that is missing stops the launch only where nothing sound stands in for it", () => {
  expect(found({ env: {} })).toEqual([
    ["SMTP_URL", true],
    ["FEED_URL", false],
  ]);
});

test("a dead link must not go live, an unclear one is shown", () => {
  const link = (state: "dead" | "unclear") => ({
    url: `https://${state}.example/`,
    pages: ["/"],
    verdict: { state, why: "" },
  });
  expect(found({ links: [link("dead"), link("unclear")] })).toEqual([
    ["https://dead.example/", true],
    ["https://unclear.example/", false],
  ]);
});

const answers: [response: LinkResponse, state: string][] = [
  [{ kind: "response", status: 200 }, "alive"],
  [{ kind: "response", status: 302 }, "alive"],
  [{ kind: "response", status: 404 }, "dead"],
  [{ kind: "response", status: 410 }, "dead"],
  [{ kind: "response", status: 403 }, "unclear"],
  [{ kind: "response", status: 999 }, "unclear"],
  [{ kind: "response", status: 503 }, "unclear"],
  [{ kind: "unreachable", reason: "ENOTFOUND" }, "dead"],
  [{ kind: "private address" }, "dead"],
  [{ kind: "timeout" }, "unclear"],
  [{ kind: "refused redirect" }, "unclear"],
];

test.each(answers)("a link with %o is %s", (response, state) => {
  expect(judgeLink(response).state).toBe(state);
});

test("findings stand under their page", () => {
  const marks = ["one", "two"].map((field) => ({ page: "about", field, why: "Ours." }));
  expect(writeFindings(findPlaceholders({ ...ready, marks }, words))).toBe(
    "Words in about\n  one\n    Ours.\n  two\n    Ours.",
  );
});
