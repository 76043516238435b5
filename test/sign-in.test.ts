import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { dropStaleLinkFile, makeOwnerLink } from "#features/owner/server/owner-link.ts";
import { addOwnerKey } from "#features/owner/server/queries/owner-keys.ts";
import { startTestSite, type TestSite, testInLongRun } from "./app.ts";
import { freshDatabase } from "./database.ts";
import { formPost, readKeyFile, signIn } from "./desk.ts";
import { newFolder } from "./new-folder.ts";
import { forFile } from "./stop-after.ts";

const site = forFile(await startTestSite());

const open = (cookie: string) => site.get(deskPaths.today(), { headers: { Cookie: cookie } });

test("the key of the first start opens the desk, for twelve hours and this browser alone", async () => {
  const answer = await site.get(deskPaths.signIn(), formPost({ key: readKeyFile(site.dataDir) }));
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, deskPaths.today()]);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/),
    expect.stringMatching(/^desk-browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=31536000$/),
  ]);
  const desk = await open(await signIn(site));
  expect(desk.status).toBe(200);
  expect(desk.headers.get("Cache-Control")).toBe("no-store");
  expect(desk.headers.get("X-Robots-Tag")).toContain("noindex");
});

test("password managers are told whose key it is", async () => {
  const html = await (await site.get(deskPaths.signIn())).text();
  expect(html).toMatch(/<input type="text"[^>]*autoComplete="username"[^>]*value="Owner"/);
});

test("a session ends after twelve hours", async () => {
  const cookie = await signIn(site);
  site.clock.nowMs += 12 * 60 * 60 * 1000 - 1;
  expect((await open(cookie)).status).toBe(200);
  site.clock.nowMs += 2;
  expect((await open(cookie)).status).toBe(303);
});

test("signing out ends that session, and no other", async () => {
  const [here, there] = [await signIn(site), await signIn(site)];
  const answer = await site.get(deskPaths.signOut(), formPost({}, { Cookie: here }));
  expect(answer.headers.get("Set-Cookie")).toMatch(/^desk=; .*Max-Age=0/);
  // Never "storage": drafts are there.
  expect(answer.headers.get("Clear-Site-Data")).toBe('"cache"');
  expect([(await open(here)).status, (await open(there)).status]).toEqual([303, 200]);
});

test.each([
  ["", 422, "Please give the key"],
  ["wrong", 401, "This is not the key"],
  ["x".repeat(100_000), 401, "This is not the key"],
])("a wrong key is refused at the field", async (key, status, line) => {
  const answer = await site.get(deskPaths.signIn(), formPost({ key }));
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  expect(await answer.text()).toContain(line);
});

test("a page of another site can neither sign in nor out", async () => {
  const fields = formPost({ key: readKeyFile(site.dataDir) }, { Origin: "https://elsewhere.example" });
  expect((await site.get(deskPaths.signIn(), fields)).status).toBe(403);
  expect((await site.get(deskPaths.signOut(), formPost({}, { Origin: "https://elsewhere.example" }))).status).toBe(403);
});

test("signing in leads on to where one wanted to go, never elsewhere", async () => {
  const key = readKeyFile(site.dataDir);
  const lead = async (next: string) =>
    (await site.get(`${deskPaths.signIn()}?next=${encodeURIComponent(next)}`, formPost({ key }))).headers.get(
      "Location",
    );
  expect(await lead("/blog-uploader")).toBe("/blog-uploader");
  expect(await lead("//elsewhere.example")).toBe(deskPaths.today());
});

const minuteMs = 60_000;
const makeLink = async (isTerminal = true) => {
  const made = await makeOwnerLink(site.db, site.settings, {
    address: site.address,
    nowMs: site.clock.nowMs,
    isTerminal,
  });
  if (!made) throw new Error("no link");
  return made;
};
const tokenPath = (link: string) => new URL(link).pathname;

async function shownLink() {
  const made = await makeLink();
  if (made.kind !== "shown") throw new Error("not shown");
  return tokenPath(made.link);
}

test("a link opens the desk once; looking at its page does not use it up", async () => {
  const path = await shownLink();
  for (const method of ["HEAD", "GET", "GET"]) {
    const page = await site.get(path, { method });
    expect([page.status, page.headers.get("Cache-Control"), page.headers.get("Set-Cookie")]).toEqual([
      200,
      "no-store",
      null,
    ]);
  }
  const both = await Promise.all([site.get(path, formPost({})), site.get(path, formPost({}))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 401]);
  const [cookie = ""] = both.find(({ status }) => status === 303)?.headers.getSetCookie() ?? [];
  expect(cookie).toMatch(/^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/);
  expect((await open(cookie.split(";")[0] ?? "")).status).toBe(200);
  const over = await site.get(path);
  expect([over.status, (await over.text()).includes("has been used")]).toEqual([410, true]);
});

test("a link ends after 15 minutes, with the next link, and with another owner key", async () => {
  const earlier = await shownLink();
  const path = await shownLink();
  expect((await site.get(earlier, formPost({}))).status).toBe(401);
  site.clock.nowMs += 15 * minuteMs + 1;
  expect([(await site.get(path)).status, (await site.get(path, formPost({}))).status]).toEqual([410, 401]);
  const ofThisKey = await shownLink();
  await addOwnerKey(site.db, "salt:hash", site.clock.nowMs);
  expect((await site.get(ofThisKey, formPost({}))).status).toBe(401);
  await site.db.deleteFrom("owner_keys").where("hash", "=", "salt:hash").execute();
});

test("without a terminal the link lies in a file, which goes once the link is used or over", async () => {
  const file = join(site.dataDir, "owner-link");
  expect(await makeLink(false)).toEqual({ kind: "file", path: file });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await dropStaleLinkFile(site.db, site.settings, site.clock.nowMs);
  const path = tokenPath(readFileSync(file, "utf8").trim());
  expect((await site.get(path, formPost({}))).status).toBe(303);
  expect(existsSync(file)).toBe(false);
  await makeLink(false);
  await dropStaleLinkFile(site.db, site.settings, site.clock.nowMs + 15 * minuteMs + 1);
  expect(existsSync(file)).toBe(false);
});

test("the database keeps a link as a hash alone", async () => {
  const token = (await shownLink()).split("/").at(-1);
  const rows = await site.db.selectFrom("owner_links").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

testInLongRun(
  "another OWNER_KEY opens from the next start on, and ends what the old one opened",
  async () => {
    const database = await freshDatabase();
    const folder = { ...database.env, DATA_DIR: newFolder() };
    const statusWith = async (env: Record<string, string>, use: (started: TestSite) => Promise<unknown>) => {
      const started = await startTestSite({ ...folder, ...env });
      const result = await use(started);
      await started.stop();
      return result;
    };
    const old = (await statusWith({}, (started) => signIn(started))) as string;
    const first = readKeyFile(folder.DATA_DIR);
    const status = async (started: TestSite) => [
      (await started.get(deskPaths.today(), { headers: { Cookie: old } })).status,
      (await started.get(deskPaths.signIn(), formPost({ key: first }))).status,
      (await started.get(deskPaths.signIn(), formPost({ key: "a key of the owner's own" }))).status,
      (await started.get(deskPaths.signIn(), formPost({ key: "a-key-of-the-owners-own" }))).status,
    ];
    expect(await statusWith({}, status)).toEqual([200, 303, 401, 401]);
    expect(await statusWith({ OWNER_KEY: "a-key-of-the-owners-own" }, status)).toEqual([303, 401, 401, 303]);
    await database.drop();
    rmSync(folder.DATA_DIR, { recursive: true });
  },
  60_000,
);
