import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { startTestSite } from "./app.ts";
import { formPost, readKeyFile } from "./desk.ts";
import { type Answered, everyResponse } from "./every-response.ts";
import { sampled } from "./extent.ts";
import { siteMap } from "./site-map.ts";
import { forFile } from "./stop-after.ts";

/* OWASP ASVS 5.0 on web front ends (V3), each line by its number; docs/security.md answers what a program cannot
   check. */

const origin = "https://site.example";
const site = forFile(await startTestSite({ SITE_URL: origin }));
const all = await everyResponse(site);
// The limit on sign-ins, used up above, is free again.
site.clock.nowMs += 3_600_000;

/** Answers that fail a check. */
const failing = (holds: (answer: Answered) => boolean) =>
  all.filter((answer) => !holds(answer)).map(({ name }) => name);
const headerOf = ({ headers }: Answered, name: string) => headers.get(name) ?? "";
const policyOf = (answer: Answered) => headerOf(answer, "content-security-policy");
const typeOf = (answer: Answered) => headerOf(answer, "content-type");
const source = (pattern: RegExp, places = "{app,public/js}/**/*.{ts,tsx,js}") =>
  globSync(places)
    .filter((path) => !path.includes(".test.") && pattern.test(readFileSync(path, "utf8")))
    .sort();

test("the answers that are judged are of every kind: pages, widgets, desk, files, refusals, redirects", () => {
  const kinds = new Set(all.map(({ status }) => status));
  console.info(`figure: ${all.length} answers of ${siteMap.length} addresses and all files are judged`);
  expect([200, 303, 308, 400, 401, 403, 404, 405, 413, 422, 429].filter((status) => !kinds.has(status))).toEqual([]);
});

test("3.2.1 nothing is rendered as what it is not", () => {
  expect(failing((answer) => answer.status === 204 || answer.html === "" || typeOf(answer) !== "")).toEqual([]);
  expect(failing((answer) => answer.isPage || policyOf(answer).startsWith("default-src 'none'"))).toEqual([]);
  const exports = all.filter((answer) => /csv|gzip/.test(typeOf(answer)));
  expect(exports.length).toBeGreaterThan(1);
  for (const each of exports) expect(headerOf(each, "content-disposition"), each.name).toMatch(/^attachment/);
});

test("3.2.2 text is put into pages as text: markup alone where it was cleaned or is our own", () => {
  expect(source(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|new Function|\beval\(/i)).toEqual([
    "app/features/articles/islands/blog-uploader/preview.tsx",
    "app/features/articles/pages/sections/whole-article.tsx",
    "app/platform/islands/island-boundary.tsx",
    "app/platform/islands/mount-island.tsx",
    "app/root.tsx",
  ]);
});

test("3.3.1 to 3.3.5 both cookies are __Host-, Secure, HttpOnly, SameSite=Strict, small, and nowhere else", async () => {
  const key = readKeyFile(site.dataDir);
  const answer = await site.get(deskPaths.signIn(), formPost({ key }));
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  const [session = "", browser = ""] = cookies;
  expect(session).toMatch(/^__Host-desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200; Secure$/);
  expect(browser).toMatch(/^__Host-desk-browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/);
  const page = await answer.text();
  for (const cookie of cookies) expect(page).not.toContain(/=([\w-]{43})/.exec(cookie)?.[1]);
  expect(failing(({ headers, name }) => /sign-(?:in|out)/.test(name) || headers.getSetCookie().length === 0)).toEqual(
    [],
  );
});

test("3.4.1 every answer promises HTTPS for a year and more, subdomains included", () => {
  const promises = (answer: Answered) =>
    /^max-age=(\d+); includeSubDomains$/.exec(headerOf(answer, "strict-transport-security"))?.[1];
  expect(failing((answer) => Number(promises(answer)) >= 365 * 86_400)).toEqual([]);
});

test("3.4.2 others may read what is public, and nothing else", () => {
  const open = all.filter(({ headers }) => headers.has("access-control-allow-origin"));
  expect(open.filter((answer) => headerOf(answer, "access-control-allow-origin") !== "*")).toEqual([]);
  expect(open.filter(({ headers }) => headers.has("access-control-allow-credentials"))).toEqual([]);
  expect(open.filter(({ name }) => name.includes("/desk") || name.includes("/booking"))).toEqual([]);
});

test("3.4.3 every answer has a policy: no plugins, no base, scripts by their origin or hash alone", () => {
  const isStrict = (policy: string) =>
    /(?:^|; )default-src 'none'/.test(policy) &&
    /(?:^|; )base-uri 'none'/.test(policy) &&
    !/object-src (?!'none')|unsafe-(?:inline|eval)|\*/.test(policy);
  expect(failing((answer) => isStrict(policyOf(answer)))).toEqual([]);
});

test("3.4.4 nothing is guessed, 3.4.5 no address is told, 3.4.6 nothing is framed but our own widgets", () => {
  expect(failing((answer) => headerOf(answer, "x-content-type-options") === "nosniff")).toEqual([]);
  expect(
    failing((answer) =>
      /^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/.test(headerOf(answer, "referrer-policy")),
    ),
  ).toEqual([]);
  expect(failing((answer) => /frame-ancestors '(?:none|self)'/.test(policyOf(answer)))).toEqual([]);
  const framed = all.filter((answer) => policyOf(answer).includes("frame-ancestors 'self'"));
  expect(framed.filter(({ name }) => !/\/widget\/|\/feed-frame/.test(name))).toEqual([]);
});

test("3.4.8 no other site's window keeps hold of one of ours", () => {
  const severed = (answer: Answered) => headerOf(answer, "cross-origin-opener-policy") === "same-origin";
  expect(failing((answer) => !answer.isPage || severed(answer))).toEqual([]);
});

const strangers: Record<string, string>[] = [
  { origin: "https://elsewhere.example" },
  { origin: "null" },
  { origin: `${origin}.elsewhere.example` },
  { "sec-fetch-site": "cross-site" },
];

test("3.5.1 and 3.5.2 a post that another site's page has a browser send does nothing, whatever its type", async () => {
  const addresses = siteMap.map((path) => path.replace(/:[A-Za-z]+|\*/g, "part"));
  // Stopping letters needs only their key, from any origin (RFC 8058).
  const guarded = addresses.filter((path) => path !== "/letters/stop/part");
  for (const path of sampled(guarded, 3))
    for (const headers of strangers) {
      const answer = await site.get(path, { ...formPost({ name: "Ada" }), headers });
      expect([path, answer.status]).toEqual([path, 403]);
    }
});

test("3.5.3 asking alone changes nothing, signing out included", async () => {
  const key = readKeyFile(site.dataDir);
  const signedIn = await site.get(deskPaths.signIn(), formPost({ key }));
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  await site.get(deskPaths.signOut(), { headers: { cookie } });
  await site.get(deskPaths.backupNow(), { headers: { cookie } });
  expect((await site.get(deskPaths.today(), { headers: { cookie } })).status).toBe(200);
});

/** Cacheable answers are the same for everybody; so is the page for 404. */
const isForEverybody = ({ name, status, headers }: Answered) =>
  /^(?:GET|HEAD) /.test(name) &&
  !/ as the owner|^GET \/(?:desk|booking|quiz-results|widget|blog-uploader)\b/.test(name) &&
  (status === 200 || status === 404) &&
  headers.getSetCookie().length === 0;

test("every answer says whether it may be kept, and none that is one visitor's or says what went wrong may be", () => {
  const isCacheable = (answer: Answered) => !/^(?:no-store|private, no-cache)$/.test(headerOf(answer, "cache-control"));
  expect(failing((answer) => headerOf(answer, "cache-control") !== "")).toEqual([]);
  expect(failing((answer) => isForEverybody(answer) || !isCacheable(answer))).toEqual([]);
  expect(
    failing((answer) => !/ \/desk\b/.test(answer.name) || headerOf(answer, "cache-control") === "no-store"),
  ).toEqual([]);
  expect(all.filter(isCacheable).length).toBeGreaterThan(50);
});

test("3.5.5 messages of other windows are heard by their source, and read by a rule", () => {
  for (const path of source(/addEventListener\(\s*"message"/)) {
    const text = readFileSync(path, "utf8");
    expect([path, /\bsource\b/.test(text)]).toEqual([path, true]);
  }
});

test("3.5.6 and 3.5.7 what can be loaded as a script says the same to everybody", async () => {
  const scripts = all.filter((answer) => typeOf(answer).startsWith("text/javascript") && answer.status === 200);
  expect(scripts.length).toBeGreaterThan(5);
  const key = readKeyFile(site.dataDir);
  const signedIn = await site.get(deskPaths.signIn(), formPost({ key }));
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  for (const { name, html } of scripts)
    expect(await (await site.get(name.slice("GET ".length), { headers: { cookie } })).text()).toBe(html);
  expect(source(/get\("callback"\)/, "app/features/*/{pages,endpoints}/**/*.ts")).toEqual([
    "app/features/articles/pages/endpoints/feed.ts",
  ]);
});

test("3.6.1 no script, style, font, picture or frame comes from elsewhere; 3.7.1 no plugin's elements", () => {
  const foreign =
    /<(?:script|img|source|iframe|video|audio|link(?=[^>]*rel="(?:stylesheet|preload|icon|modulepreload)))[^>]*\s(?:src|href|srcset)="(?:https?:)?\/\//i;
  expect(failing(({ isPage, html }) => !isPage || !foreign.test(html))).toEqual([]);
  expect(failing(({ isPage, html }) => !isPage || !/<(?:object|embed|applet)\b/i.test(html))).toEqual([]);
});

test("3.7.2 nobody is led to another site by an address of ours", async () => {
  const leads = (location: string) => new URL(location, origin).origin === origin;
  expect(failing(({ headers }) => leads(headers.get("location") ?? "/"))).toEqual([]);
  const key = readKeyFile(site.dataDir);
  for (const next of [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/desk/..//evil.example",
  ]) {
    const answer = await site.get(deskPaths.signIn(next), formPost({ key }));
    const location = answer.headers.get("location") ?? "/";
    expect([next, location.startsWith("/desk") || answer.status === 429]).toEqual([next, true]);
  }
  for (const path of ["//evil.example/", "/%2F%2Fevil.example/", "/\\evil.example/", "/blog//evil.example/"]) {
    const location = (await site.get(path)).headers.get("location") ?? "/";
    expect([path, leads(location)]).toEqual([path, true]);
  }
});

test("3.1.1, 3.4.7, 3.4.8, 3.5.4, 3.5.6, 3.7.3, 3.7.4 and 3.7.5 are answered in docs/security.md", () => {
  const text = readFileSync("docs/security.md", "utf8");
  for (const number of ["3.1.1", "3.4.7", "3.4.8", "3.5.4", "3.5.6", "3.7.3", "3.7.4", "3.7.5"])
    expect(text).toContain(`| ${number} |`);
});
