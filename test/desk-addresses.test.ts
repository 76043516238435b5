import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { addMissed, listMissed, maxMissed } from "#features/business/server/queries/missed-addresses.ts";
import { readRedirects } from "#features/business/server/queries/redirects.ts";
import { writeFact } from "#features/details/server/queries/facts.ts";
import { startTestSite, testInLongRun } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { forFile } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const site = forFile(await startTestSite());
const cookie = await signIn(site);

const look = async (path: string) => (await site.get(path, { headers: { Cookie: cookie } })).text();
const post = (fields: Record<string, string>) => site.get(deskPaths.addresses(), formPost(fields, { Cookie: cookie }));
const add = (from: string, to: string) => post({ from, to });
const addAll = (lines: string) => post({ act: "several", lines });
const stored = async () => (await withDatabase(site, readRedirects)).map(({ from, to }) => `${from} ${to}`);
const leads = async (path: string, init?: RequestInit) => {
  const answer = await site.get(path, init);
  return [answer.status, answer.headers.get("Location")];
};

test("an old address leads to its page at once and for good, with its query, on HEAD too", async () => {
  expect((await site.get("/our-story.html")).status).toBe(404);
  expect((await add("/our-story.html", "/about")).status).toBe(303);
  expect(await leads("/our-story.html")).toEqual([301, "/about"]);
  expect(await leads("/our-story.html?utm_source=letter", { method: "HEAD" })).toEqual([
    301,
    "/about?utm_source=letter",
  ]);
  expect(await leads("/our%2Dstory.html/?a=1")).toEqual([301, "/about?a=1"]);
  expect(await leads("/Our-story.html")).toEqual([404, null]);
  expect((await site.get("/our-story.html", { method: "POST" })).status).toBe(404);
  expect((await site.get("/our-story.html")).headers.get("Cache-Control")).toBe("no-store");
});

test("an old address may be one of a program, or lead to another site or below the blog", async () => {
  await addAll("/index.php?p=12 /services#prices\n/shop\thttps://shop.example/\nhttps://old.example/blog/gone → /blog");
  expect(await leads("/index.php?p=12&utm_source=x")).toEqual([301, "/services?utm_source=x#prices"]);
  expect(await leads("/index.php?p=13")).toEqual([404, null]);
  expect(await leads("/shop")).toEqual([301, "https://shop.example/"]);
  expect(await leads("/blog/gone")).toEqual([301, "/blog"]);
});

test("what has a page, a file or an article keeps it", async () => {
  const article = /\/blog\/[\w-]+/.exec(await (await site.get(paths.blog())).text())?.[0] ?? "";
  const taken = [paths.about(), paths.tabIcon(), article, "/", paths.robots(), "/desk/sign-in", "/booking/abc"];
  const before = await stored();
  for (const address of taken) {
    const answer = await add(address, "/services");
    expect([address, answer.status]).toEqual([address, 422]);
    expect(await answer.text()).toContain("There is a page or a file at the old address.");
  }
  expect(await stored()).toEqual(before);
});

test("there are no circles, no chains and no ends without a page", async () => {
  await addAll("/a /b\n/b /c\n/c /about");
  expect(await leads("/a")).toEqual([301, "/about"]);
  const answer = await add("/x", "/x?again=1");
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("back to where it began")]);
  expect(await (await add("/x", "/nowhere")).text()).toContain("There is no page at the new address.");
  expect(await leads("/x")).toEqual([404, null]);
});

test("of several lines the good ones are stored, and the others wait to be changed", async () => {
  const answer = await addAll(
    "/good-one /about\n/bad-one /nowhere\n/alone\n//evil.example /about\n/js javascript:alert(1)",
  );
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain("Saved: 1 address.");
  expect(page).toMatch(
    /<textarea[^>]*>\n?\/bad-one \/nowhere\n\/alone\n\/\/evil\.example \/about\n\/js javascript:alert\(1\)</,
  );
  expect(await leads("/good-one")).toEqual([301, "/about"]);
});

test("the lines of a whole site leave visitors served in between", async () => {
  const lines = Array.from({ length: 500 }, (_, at) => `/whole/${at}.html /nowhere/${at}`);
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  expect((await addAll(lines.join("\n"))).status).toBe(422);
  isOver = true;
  expect(turns).toBeGreaterThan(lines.length);
});

test("a removed redirect leads nowhere", async () => {
  await add("/short-lived", "/about");
  expect(await look(deskPaths.addresses())).toContain("/short-lived");
  await post({ act: "remove:/short-lived" });
  expect(await leads("/short-lived")).toEqual([404, null]);
});

test.each([
  ["a long path", { from: `/${"a".repeat(8192)}`, to: "/about" }],
  ["line ends", { from: "/crlf", to: "/about\r\nSet-Cookie: a=b" }],
  ["escaped line ends", { from: "/crlf", to: "/about%0d%0aSet-Cookie: a=b" }],
  ["another host", { from: "/host", to: "//evil.example" }],
  ["another host by backslash", { from: "/host", to: "/\\evil.example" }],
  ["a script", { from: "/script", to: "javascript:alert(1)" }],
  ["a long text", { from: "/text", to: "/about".repeat(17_000) }],
  ["many lines", { act: "several", lines: "/a /b\n".repeat(17_000) }],
  ["ten thousand lines", { act: "several", lines: "/some/old/address-of-a-page.html /about\n".repeat(10_000) }],
  ["a line of 100 KB", { act: "several", lines: "/a".repeat(50_000) }],
])("hostile input is refused in words: %s", async (_, fields) => {
  const before = await stored();
  const answer = await post(fields);
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringMatching(/field__wrong/)]);
  expect(await stored()).toEqual(before);
});

const person = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" };
const visit = (path: string, headers: Record<string, string> = {}) =>
  site.get(path, { headers: { ...person, ...headers } }).then((answer) => answer.arrayBuffer());
const missed = (count: number) =>
  soon(() => withDatabase(site, (db) => listMissed(db, false)))
    .is((all) => all.reduce((sum, each) => sum + each.count, 0) >= count)
    .then((all) => all.map(({ address, count, linkedFrom }) => `${address} ${count} ${linkedFrom}`));

test("what visitors ask for in vain is listed with where the link stands, and leads to a page after one press", async () => {
  await visit("/our-team.html", { Referer: "https://news.example/wine?reader=ada" });
  await visit("/our-team.html");
  await visit("/blog/never-written", { Referer: `${site.address}/services?x=1` });
  await visit("/booking/a-key-of-somebody");
  await visit("/wp-login.php");
  await visit("/.env");
  await visit("/about");
  await visit("/our-team.html", { "User-Agent": "Googlebot/2.1" });
  await visit("/our-team.html", { "Sec-GPC": "1" });
  await visit("/our-team.html", { Cookie: cookie });
  await site.get("/our-team.html", { method: "HEAD", headers: person });
  await visit("/last-one");
  expect(await missed(4)).toEqual([
    "/our-team.html 2 https://news.example/wine",
    "/blog/never-written 1 /services",
    "/last-one 1 ",
  ]);
  const page = await look(deskPaths.addresses());
  expect(page).toContain("Asked for 2 times, last on");
  expect(page).toContain("The link is on news.example/wine");
  expect(page).not.toContain('href="https://news.example');
  await add("/our-team.html", "/about");
  expect(await leads("/our-team.html")).toEqual([301, "/about"]);
  expect((await missed(2)).map((line) => line.split(" ")[0])).toEqual(["/blog/never-written", "/last-one"]);
});

test("an address set aside stays away, is counted on, and comes back at a press", async () => {
  await post({ act: "aside:/last-one" });
  expect(await missed(1)).toEqual(["/blog/never-written 1 /services"]);
  expect(await look(deskPaths.addresses())).toContain("1 address set aside");
  await visit("/last-one");
  await visit("/never-mind");
  expect((await missed(2)).join()).not.toContain("/last-one");
  await post({ act: "list:/last-one" });
  expect(await missed(4)).toContain("/last-one 2 ");
});

test("however many addresses are made up, the table stays small and keeps what is asked for often", async () => {
  const made = (name: string) =>
    Array.from({ length: maxMissed }, (_, at) => ({
      ...{ address: `/${name}-${at}`, count: 1, lastAt: site.clock.nowMs + at, linkedFrom: "" },
    }));
  const often = { address: "/often", count: 3, lastAt: site.clock.nowMs, linkedFrom: "" };
  await withDatabase(site, (db) => addMissed(db, [often]));
  await withDatabase(site, (db) => addMissed(db, made("flood")));
  await withDatabase(site, (db) => addMissed(db, made("more")));
  const all = await withDatabase(site, (db) => listMissed(db, false));
  expect(all).toHaveLength(maxMissed);
  expect(all[0]).toMatchObject({ address: "/often", count: 3 });
  expect(await look(deskPaths.addresses())).toContain("500 addresses asked for in vain");
});

testInLongRun("dead links of pages and articles are found at a press, with the page they stand on", async () => {
  // Links lead nowhere outside, so that the test sends no request.
  await withDatabase(site, async (db) => {
    for (const network of ["instagram", "youtube", "linkedin"])
      await writeFact(db, `social.${network}`, `http://127.0.0.1:9/${network}`, 1);
  });
  await add("/moved-page.html", "/about");
  await add("/blog/links-of-a-cellar", "/about");
  expect(await leads("/blog/links-of-a-cellar")).toEqual([301, "/about"]);
  const content =
    "See [one](/never-there), [two](/about), [three](/moved-page.html), [four](http://127.0.0.1:9/wine) and [five](/downloads/winery-playbook.pdf).";
  const article = { title: "Links of a cellar", categories: ["Wine"], content };
  const published = await site.get(deskPaths.articles(), {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify(article),
  });
  expect(published.status).toBeLessThan(400);
  expect((await site.get("/blog/links-of-a-cellar")).status).toBe(200);
  expect(await look(deskPaths.deadLinks())).toContain("Look through all links");
  const pressed = await site.get(deskPaths.deadLinks(), formPost({}, { Cookie: cookie }));
  expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, deskPaths.deadLinks()]);
  expect(await look(deskPaths.deadLinks())).toContain("Show how far it is");
  const page = await soon(() => look(deskPaths.deadLinks())).is((text) => text.includes("Look again"));
  const found = [...page.matchAll(/<h3><a href="([^"]+)"/g)].map(([, address]) => address);
  expect(found).toContain("/never-there");
  expect(found).toContain("http://127.0.0.1:9/wine");
  expect(found.filter((address) => !/127|never/.test(`${address}`))).toEqual([]);
  expect(page).toMatch(/\/never-there<.*?There is no page at this address\..*?href="\/blog\/links-of-a-cellar"/s);
  expect(await look(deskPaths.today())).toContain("dead links on your pages");
});

testInLongRun("there are at most 2,000", async () => {
  const row = (at: number) => ({ old_address: `/many/${at}`, new_address: "/about", created_at: at });
  const rows = Array.from({ length: 2000 - (await stored()).length }, (_, at) => row(at));
  await withDatabase(site, async (db) => {
    for (let at = 0; at < rows.length; at += 500)
      await db
        .insertInto("redirects")
        .values(rows.slice(at, at + 500))
        .execute();
  });
  expect(await (await add("/one-more", "/about")).text()).toContain("which is the most");
});
