import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { deleteExpired } from "#features/leads/server/queries/delete-expired.ts";
import { makeActivityLog } from "#features/owner/server/activity.ts";
import { makeRefusals } from "#features/owner/server/refusals.ts";
import { makeLog } from "#platform/process/server/log.ts";
import { startTestSite, type TestSite, testInLongRun } from "./app.ts";
import { formPost, readKeyFile, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { type Mailbox, startMailbox, wordsOf } from "./mailbox.ts";
import { withDatabase } from "./with-database.ts";

let mailbox: Mailbox;
let site: TestSite;
let cookie: string;
beforeAll(async () => {
  mailbox = await startMailbox();
  const mail = { SMTP_URL: mailbox.url, OWNER_EMAIL: "owner@house.example" };
  site = await startTestSite({ ...mail, TRUST_PROXY: "1" });
  cookie = await signIn(site);
});
afterAll(async () => {
  await site.stop();
  await mailbox.stop();
});

const visitor = "203.0.113.7";
const from = (headers: Record<string, string> = {}) => ({ "X-Forwarded-For": visitor, ...headers });
const post = (path: string, fields: Record<string, string>) =>
  site.get(path, formPost(fields, from({ Cookie: cookie })));
const read = () =>
  withDatabase(site, (db) => db.selectFrom("activity").selectAll().orderBy("at").orderBy("id").execute());
const kinds = async () => (await read()).map(({ kind, about }) => (about ? `${kind}: ${about}` : kind));

test("what is done on the desk is written down, without anybody's address", async () => {
  const email = "Marguerite@Cellar.example";
  await site.get(paths.formWidget("winery"), formPost({ name: "Marguerite", email }));
  const { id } = await site.db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
  const steps: [() => Promise<unknown>, string][] = [
    [() => site.get(deskPaths.signIn(), formPost({ key: "wrong" }, from())), "sign-in-failed: key"],
    [() => site.get(deskPaths.leadsCsv(), { headers: from({ Cookie: cookie }) }), "people-exported"],
    [() => site.get(deskPaths.leadDownload(id), { headers: from({ Cookie: cookie }) }), "person-downloaded"],
    [() => post(deskPaths.lead(id), { intent: "erase", sure: "yes" }), "person-erased"],
    [() => post(deskPaths.backupNow(), {}), "backup-downloaded"],
    [() => post(deskPaths.connection("owner-mailbox"), { intent: "save", address: "o@house.example" }), ""],
    [() => post(deskPaths.factGroup("name"), { "brand.name.0": "Another House" }), ""],
    [() => post(deskPaths.addresses(), { from: "/old", to: "/about" }), "addresses-changed"],
    [() => post(deskPaths.publishingKeys(), { name: "News" }), "publishing-key-made: News"],
  ];
  for (const [act, expected] of steps) {
    site.clock.nowMs += 1000;
    await act();
    if (expected) expect(await kinds()).toContain(expected);
  }
  const all = JSON.stringify(await read()).toLowerCase();
  for (const secret of [email, "marguerite", visitor, readKeyFile(site.dataDir)])
    expect(all).not.toContain(secret.toLowerCase());
  const networks = new Set((await read()).slice(1).map(({ network }) => network));
  expect([...networks]).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
});

test("publishing is written down with the name of the key", async () => {
  const html = await (await post(deskPaths.publishingKeys(), { name: "Newsletter" })).text();
  const key = />(publish-[\w-]{43})</.exec(html)?.[1];
  const sent = await site.get(deskPaths.articles(), {
    method: "POST",
    headers: from({ "Content-Type": "application/json", Authorization: `Bearer ${key}` }),
    body: JSON.stringify({ title: "Told", content: "Words enough. ".repeat(9), categories: "Wine" }),
  });
  expect(sent.status).toBe(201);
  const published = (await read()).find(({ kind }) => kind === "article-published");
  expect(published).toMatchObject({ who: "Newsletter", about: "told" });
});

test("a wrong or revoked publishing key is written down, and nobody else’s doing is called the owner’s", async () => {
  const html = await (await post(deskPaths.publishingKeys(), { name: "Old" })).text();
  const old = />(publish-[\w-]{43})</.exec(html)?.[1] ?? "";
  const { id } = await site.db
    .selectFrom("publishing_keys")
    .select("id")
    .where("name", "=", "Old")
    .executeTakeFirstOrThrow();
  await post(deskPaths.publishingKeys(), { revoke: id });
  const refused = async (key: string) => {
    const headers = from({ "Content-Type": "application/json", Authorization: `Bearer ${key}`, "User-Agent": "n8n" });
    return (await site.get(deskPaths.articles(), { method: "POST", headers, body: "{}" })).status;
  };
  expect([await refused(old), await refused(`publish-${"x".repeat(43)}`)]).toEqual([401, 401]);
  const tries = (await read()).filter(({ kind }) => kind === "key-refused");
  expect(tries).toHaveLength(2);
  expect(tries[0]?.network).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify(tries)).not.toContain(old);
  const page = (await (await site.get(deskPaths.activity(), { headers: { Cookie: cookie } })).text()).split("<tr");
  const row = page.find((each) => each.includes("Tried to publish with a key that opens nothing")) ?? "";
  expect([row === "", row.includes(">You<")]).toEqual([false, false]);
});

test("the desk lists it, the newest first", async () => {
  const html = await (await site.get(deskPaths.activity(), { headers: { Cookie: cookie } })).text();
  expect(html).toContain("Erased a person");
  expect(html.indexOf("Published an article")).toBeLessThan(html.indexOf("Erased a person"));
});

testInLongRun("tries beyond the limit are written down, and no flood of them fills the table", async () => {
  for (let guess = 0; guess < 25; guess++) await site.get(deskPaths.signIn(), formPost({ key: "x" }, from()));
  expect(await kinds()).toContain("sign-in-limited");
  await withDatabase(site, async (db) => {
    const log = makeActivityLog({ db, clock: () => site.clock.nowMs, log: makeLog("silent") });
    const note = (browser: string, network: string) => log.note({ kind: "sign-in-failed", browser, network });
    for (let tried = 0; tried < 40; tried++) await note("one", "one");
    for (let tried = 0; tried < 400; tried++) await note("flood", "");
  });
  const listed = async (name: string) => (await read()).filter(({ browser }) => browser === name).length;
  expect([await listed("one"), await listed("flood")]).toEqual([30, 270]);
});

test("what is refused beyond a limit is told once a day and network, over all instances", async () => {
  site.clock.nowMs += 1000;
  await withDatabase(site, async (db) => {
    const logged: [unknown, string][] = [];
    const log = { ...makeLog("silent"), warn: (...told: [unknown, string]) => void logged.push(told) } as never;
    const day = { value: "2026-11-24" };
    const deps = { db, clock: () => site.clock.nowMs, dayOf: () => day.value, log };
    const [one, other] = [makeRefusals(deps), makeRefusals(deps)];
    const network = "networkA".padEnd(22, "x");
    for (let count = 0; count < 100; count++) one.note({ kind: "quizResults", network, taken: 30 });
    await one.store();
    other.note({ kind: "quizResults", network, refused: 170, taken: 20 });
    other.note({ kind: "feedIds", network: "" });
    other.note({ kind: "leads", network, refused: 0, taken: 1 });
    await other.store();
    day.value = "2026-11-25";
    one.note({ kind: "quizResults", network, refused: 2 });
    await one.store();
    expect(logged.map(([told]) => told)).toEqual([
      { kind: "quizResults", refused: 100, taken: 30, network: "networ" },
      { kind: "feedIds", refused: 1, taken: 0, network: "" },
      { kind: "quizResults", refused: 2, taken: 0, network: "networ" },
    ]);
  });
  const html = await (await site.get(deskPaths.activity(), { headers: { Cookie: cookie } })).text();
  const text = html.slice(html.indexOf("<h1")).replaceAll(/<[^>]+>|\s/g, " ");
  expect(text).toContain("Somebody sent 300 quiz results from one network in a day; 30 were taken, the rest set aside");
  expect(text).toContain("The feed changed the names of its articles again and again; 1 earlier post was deleted");
});

test("a flood from many networks makes few entries", async () => {
  await withDatabase(site, async (db) => {
    const log = makeLog("silent");
    const { note, store } = makeRefusals({ db, clock: () => site.clock.nowMs, dayOf: () => "2026-11-26", log });
    for (let network = 0; network < 5000; network++) note({ kind: "pages", network: `${network}` });
    await store();
  });
  const entries = (await read()).filter(({ about }) => about === "pages");
  expect(entries).toHaveLength(51);
  expect(entries.find(({ network }) => network === "")).toMatchObject({ refused: 4950 });
});

test("a sign-in from a browser not seen before is mailed to the owner, a second one from it is not", async () => {
  const mails = () => mailbox.mails.filter((mail) => wordsOf(mail).includes("not seen before"));
  await soon(async () => mails().length).is((count) => count === 1);
  const headers = (more = {}) => ({ "X-Forwarded-For": "192.0.2.9", "User-Agent": "Firefox/140 Linux", ...more });
  const key = readKeyFile(site.dataDir);
  const first = await site.get(deskPaths.signIn(), formPost({ key }, headers()));
  await soon(async () => mails().length).is((count) => count === 2);
  expect(wordsOf(mails().at(-1) as never)).toContain("Firefox on Linux");
  const known = first.headers.getSetCookie()[1]?.split(";")[0] ?? "";
  // A planted token is not accepted.
  const planted = `desk-browser=${"p".repeat(43)}`;
  const other = await site.get(deskPaths.signIn(), formPost({ key }, headers({ Cookie: planted })));
  expect(other.headers.getSetCookie()[1]).not.toContain(planted);
  await site.get(deskPaths.signIn(), formPost({ key }, headers({ Cookie: known })));
  const told = await withDatabase(site, (db) =>
    db.selectFrom("outbox").select("id").where("kind", "=", "alert").execute(),
  );
  expect(told).toHaveLength(3);
});

test("it is kept for a year", async () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const expire = (nowMs: number) => withDatabase(site, (db) => deleteExpired(db, nowMs));
  const start = site.clock.nowMs;
  await expire(start + 364 * dayMs);
  expect((await read()).length).toBeGreaterThan(0);
  await expire(start + 366 * dayMs);
  expect(await read()).toEqual([]);
});
