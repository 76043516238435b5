import { expect, test } from "vitest";
import { readSettings } from "#platform/settings/server/settings.ts";
import { makeCommonHeaders, makePolicies } from "./security-headers.ts";

const policiesFor = (env: Record<string, string> = {}) => makePolicies(readSettings(env));

/** A policy's directives with their values. */
const read = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]));

test("a page runs and is styled by nothing but our own files and the named style sheets", () => {
  expect(read(policiesFor().page(["aGFzaA=="]))).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'sha256-aGFzaA=='"],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
});

test("a page reaches exactly the integrations that are set", () => {
  const page = read(
    policiesFor({
      SITE_URL: "https://site.example",
      EMBED_ORIGIN: "https://forms.example",
      PUBLIC_FEED_URL: "https://feed.example/list?key=1",
      FEED_REDIRECT_HOSTS: "cdn.feed.example",
      PUBLIC_QUIZ_CRM_URL: "https://hooks.example/crm",
      PUBLIC_QUIZ_WORKFLOW_URL: "https://hooks.example/workflow",
    }).page([]),
  );
  expect(page["frame-src"]).toEqual(["'self'", "https://forms.example"]);
  expect(page["connect-src"]).toEqual([
    "'self'",
    "https://feed.example",
    "https://cdn.feed.example",
    "https://hooks.example",
  ]);
  expect(page["img-src"]).toEqual(["'self'", "data:", "https://feed.example"]);
  expect(page["script-src"]).toEqual(["'self'"]);
  expect(page["upgrade-insecure-requests"]).toEqual([]);
});

test("the widget is shown in our own pages alone and talks to nobody else", () => {
  const widget = read(policiesFor({ EMBED_ORIGIN: "https://forms.example" }).widget(["aGFzaA=="], []));
  expect(widget).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'sha256-aGFzaA=='"],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'self'"],
  });
});

const feedFrame = (env: Record<string, string>) => read(policiesFor(env).feedFrame(["aGFzaA=="]));

test("the feed's frame has no origin, and scripts of its own and of the feed's hosts alone", () => {
  expect(feedFrame({ PUBLIC_FEED_URL: "https://feed.example/x", FEED_REDIRECT_HOSTS: "cdn.example" })).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'sha256-aGFzaA=='", "https://feed.example", "https://cdn.example"],
    sandbox: ["allow-scripts"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'self'"],
  });
});

test("a script service of spreadsheets is followed to where it hands its content out", () => {
  const PUBLIC_FEED_URL = "https://script.google.com/macros/s/x/exec";
  expect(feedFrame({ PUBLIC_FEED_URL })["script-src"]).toEqual([
    "'sha256-aGFzaA=='",
    "https://script.google.com",
    "https://script.googleusercontent.com",
  ]);
});

test("while we serve the feed ourselves its frame loads scripts from us", () => {
  expect(feedFrame({})["script-src"]).toEqual(["'sha256-aGFzaA=='", "'self'"]);
});

test("no policy names anything unsafe", () => {
  const { page, widget, feedFrame: frame, nothing } = policiesFor({ SITE_URL: "https://site.example" });
  for (const policy of [page([]), widget([], []), frame([]), nothing]) {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|\*|undefined/);
  }
});

test("browsers are told to stay on https only where the site is", () => {
  const names = (env: Record<string, string>) => makeCommonHeaders(readSettings(env)).map(([name]) => name);
  expect(names({ SITE_URL: "https://site.example" })).toContain("Strict-Transport-Security");
  expect(names({ SITE_URL: "http://site.example" })).not.toContain("Strict-Transport-Security");
  expect(policiesFor({}).page([])).not.toContain("upgrade-insecure-requests");
});
