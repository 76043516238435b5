import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { freshDatabase, type TestDatabase } from "./database.ts";
import { formPost, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { newFolder } from "./new-folder.ts";

const siteUrl = "https://house.example";
const dataDir = newFolder();
const env = { DATA_DIR: dataDir, SITE_URL: siteUrl, TRUST_PROXY: "1" };
const viaProxy = { "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9" };

let database: TestDatabase;
let site: TestSite;
beforeAll(async () => {
  database = await freshDatabase();
  site = await startTestSite({ ...env, ...database.env });
});
afterAll(async () => {
  await site.stop();
  await database.drop();
});

const publicAddresses = [
  paths.home(),
  paths.about(),
  paths.blog(),
  "/about.md",
  "/rss.xml",
  paths.robots(),
  "/favicon.svg",
  "/nowhere",
];
const robotsTag = async (from: TestSite, path: string) => (await from.get(path)).headers.get("X-Robots-Tag");
const robotsMeta = async (from: TestSite, path: string) =>
  /<meta name="robots" content="([^"]+)"/.exec(await (await from.get(path)).text())?.[1];
const openDesk = async (cookie: string, path = deskPaths.today()) =>
  (await site.get(path, { headers: { Cookie: cookie } })).text();

async function signedIn() {
  return signIn({
    ...site,
    get: (path, init) => site.get(path, { ...init, headers: { ...viaProxy, Origin: siteUrl } }),
  });
}

test("a new site with a public address asks search engines to stay away, and its desk says so", async () => {
  for (const path of publicAddresses) expect([path, await robotsTag(site, path)]).toEqual([path, "noindex"]);
  const asset = /\/assets\/[\w.-]+/.exec(await (await site.get(paths.about())).text())?.[0] ?? "";
  expect(await robotsTag(site, asset)).toBeNull();
  expect(await robotsMeta(site, paths.about())).toBe("noindex");
  expect(await (await site.get(paths.robots())).text()).toBe("User-agent: *\nAllow: /\n");
  expect((await site.get(paths.sitemap())).status).toBe(404);
  expect(await openDesk(await signedIn())).toContain("Not live yet");
});

test("“Go live” asks first, then opens every process and instance", async () => {
  const other = await startTestSite({ ...env, ...database.env });
  const before = (await other.get(paths.about())).headers.get("ETag");
  const cookie = await signedIn();
  expect(await openDesk(cookie, deskPaths.goLive())).toContain("Go live now");
  expect(await robotsTag(site, paths.about())).toBe("noindex");

  const press = await site.get(deskPaths.goLive(), formPost({}, { ...viaProxy, Origin: siteUrl, Cookie: cookie }));
  expect([press.status, press.headers.get("Location")]).toEqual([303, deskPaths.goLive()]);
  await soon(() => robotsMeta(other, paths.about())).is((content) => content === "max-image-preview:large");
  for (const each of [site, other]) {
    for (const path of publicAddresses) expect([path, await robotsTag(each, path)]).toEqual([path, null]);
    expect(await (await each.get(paths.robots())).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect((await each.get(paths.sitemap())).status).toBe(200);
  }
  expect((await other.get(paths.about())).headers.get("ETag")).not.toBe(before);
  expect(await openDesk(cookie)).not.toContain("Not live yet");
  await other.stop();
});
