import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { isOnPostgres } from "./database.ts";
import { formPost, readKeyFile, signIn } from "./desk.ts";
import { makeAuthenticator } from "./passkeys/authenticator.ts";
import { addPasskey, askChallenge } from "./passkeys/open-passkeys.ts";
import { plainText } from "./row-of.ts";
import { withDatabase } from "./with-database.ts";

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.stop());

const minuteMs = 60_000;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1";

async function signInWith(agent: string) {
  const key = readKeyFile(site.dataDir);
  const answer = await site.get(deskPaths.signIn(), formPost({ key }, { "User-Agent": agent }));
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
const look = async (path: string, cookie: string) => site.get(path, { headers: { Cookie: cookie } });
const post = (path: string, cookie: string, fields: Record<string, string> = {}) =>
  site.get(path, formPost(fields, { Cookie: cookie }));
const textOf = async (answer: Promise<Response>) => plainText(await (await answer).text());
const isOpen = async (cookie: string) => (await look(deskPaths.today(), cookie)).status === 200;

test("the sessions are listed, and ended one by one or all others together", async () => {
  const here = await signInWith(firefox);
  const phone = await signInWith(safari);
  const third = await signInWith("curl/8");
  site.clock.nowMs += 5 * minuteMs;
  await look(deskPaths.today(), phone);
  const listed = await textOf(look(deskPaths.access(), here));
  expect(listed).toMatch(/Firefox on Linux owner key · this one/);
  expect(listed).toMatch(/Safari on iPhone owner key 4:00 am 4:05 am/);
  const html = await (await look(deskPaths.access(), here)).text();
  const [idOfPhone = ""] = /value="[\w-]{43}"[^>]*aria-label="End: Safari on iPhone"/.exec(html) ?? [];
  await post(deskPaths.access(), here, { end: /"([\w-]{43})"/.exec(idOfPhone)?.[1] ?? "" });
  expect([await isOpen(here), await isOpen(phone), await isOpen(third)]).toEqual([true, false, true]);
  await post(deskPaths.access(), here, { end: "others" });
  expect([await isOpen(here), await isOpen(third)]).toEqual([true, false]);
});

test("a result of a press that no press has is said nowhere", async () => {
  const cookie = await signIn(site);
  for (const name of ["__proto__", "constructor"]) {
    const addresses = [
      deskPaths.access({ flash: name }),
      deskPaths.passkeys({ flash: name }),
      deskPaths.writers({ flash: name }),
      deskPaths.articles({ done: name }),
    ];
    for (const address of addresses) {
      const answer = await look(address, cookie);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(await answer.text()).not.toContain('class="desk__flash"');
    }
  }
});

test("what gives away or erases much asks for the key again after ten minutes", async () => {
  await site.get(paths.formWidget("winery"), formPost({ name: "Marguerite", email: "m@cellar.example" }));
  const cookie = await signIn(site);
  const { id } = await site.db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
  const lead = deskPaths.lead(id);
  const { backup, backupNow, leads, leadsCsv, ownerKey, access, publishingKeys, storedBackup } = deskPaths;
  const asks: [name: string, ask: () => Promise<Response>, back: string, held?: { act?: string; file?: string }][] = [
    ["CSV", () => look(leadsCsv(), cookie), leads(), { file: leadsCsv() }],
    ["backup", () => post(backupNow(), cookie), backup(), { act: backupNow() }],
    ["stored backup", () => look(storedBackup("x"), cookie), backup(), { file: storedBackup("x") }],
    ["erasure", () => post(lead, cookie, { intent: "erase", sure: "yes" }), lead, { act: lead }],
    ["owner key", () => look(ownerKey(), cookie), ownerKey()],
    ["new owner key", () => post(ownerKey(), cookie, { newKey: "x" }), ownerKey(), { act: ownerKey() }],
    ["end sessions", () => post(access(), cookie, { end: "others" }), access(), { act: access() }],
    [
      "publishing key",
      () => post(publishingKeys(), cookie, { name: "x" }),
      publishingKeys(),
      { act: publishingKeys() },
    ],
    ["passkey", () => post(deskPaths.passkeys(), cookie, { name: "x" }), deskPaths.passkeys()],
  ];
  site.clock.nowMs += 10 * minuteMs;
  for (const [name, ask, back, held] of asks) {
    const answer = await ask();
    const status = held?.act ? 307 : 303;
    expect([name, answer.status, answer.headers.get("Location")]).toEqual([
      name,
      status,
      deskPaths.confirm(back, held),
    ]);
  }
  expect(await site.db.selectFrom("leads").select("id").execute()).toHaveLength(1);
  const confirm = (fields: Record<string, string>) => post(deskPaths.confirm(lead), cookie, fields);
  expect([(await confirm({})).status, (await confirm({ ownerKey: "wrong" })).status]).toEqual([422, 401]);
  const shown = await confirm({ ownerKey: readKeyFile(site.dataDir) });
  expect([shown.status, shown.headers.get("Location")]).toEqual([303, lead]);
  expect((await look(deskPaths.leadsCsv(), cookie)).status).toBe(200);
  const erased = await post(lead, cookie, { intent: "erase", sure: "yes" });
  expect(erased.headers.get("Location")).toBe(deskPaths.leads({ flash: "erased" }));
});

test("signing in again ends the session that this browser had", async () => {
  const before = await signIn(site);
  const key = readKeyFile(site.dataDir);
  const again = await site.get(deskPaths.signIn(), formPost({ key }, { Cookie: before }));
  expect([again.status, await isOpen(before)]).toEqual([303, false]);
});

test.runIf(isOnPostgres)("sessions and publishing keys are made and ended on every instance", async () => {
  const { databaseUrl = "" } = site.settings;
  const other = await startTestSite({ DATABASE_URL: databaseUrl, DATA_DIR: site.dataDir });
  const cookie = await signIn(site);
  const headers = { Cookie: cookie };
  expect((await other.get(deskPaths.today(), { headers })).status).toBe(200);
  const key = await makeKey(cookie);
  const send = (to: TestSite) => to.get(deskPaths.articles(), publication(key));
  expect((await send(other)).status).toBe(201);
  await site.db.deleteFrom("publishing_keys").execute();
  expect((await send(other)).status).toBe(401);
  const passkey = makeAuthenticator(site.address);
  await addPasskey(site, cookie, passkey);
  const options = (await askChallenge(site, { purpose: "sign-in" })) as { challenge: string };
  const credential = passkey.get(options);
  // Two instances of one site have one name; these differ by their ports.
  const onOther = await other.get(deskPaths.signIn(), formPost({ credential }));
  expect([onOther.status, (await site.get(deskPaths.signIn(), formPost({ credential }))).status]).toEqual([401, 401]);
  await other.get(deskPaths.signOut(), formPost({}, headers));
  expect((await site.get(deskPaths.today(), { headers })).status).toBe(303);
  await other.stop();
});

test("the page that asks for the key leads on within the desk alone", async () => {
  const cookie = await signIn(site);
  for (const next of ["//elsewhere.example", "https://elsewhere.example", "/about"]) {
    const answer = await look(deskPaths.confirm(next), cookie);
    expect(answer.headers.get("Location")).toBe(deskPaths.access());
  }
});

const article = { title: "Mine", content: "Words enough. ".repeat(9), categories: "Wine" };
const publication = (key: string): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
  body: JSON.stringify(article),
});
const publish = (key: string) => site.get(deskPaths.articles(), publication(key));

async function makeKey(cookie: string, name = "News") {
  const html = await (await post(deskPaths.publishingKeys(), cookie, { name })).text();
  return />(publish-[\w-]{43})</.exec(html)?.[1] ?? "";
}

test("a publishing key publishes and does nothing else, until it is revoked", async () => {
  const cookie = await signIn(site);
  const key = await makeKey(cookie);
  const later = await (await look(deskPaths.publishingKeys(), cookie)).text();
  expect([later.includes("News"), later.includes(key)]).toEqual([true, false]);
  expect(
    JSON.stringify(await withDatabase(site, (db) => db.selectFrom("publishing_keys").selectAll().execute())),
  ).not.toContain(key);
  expect((await publish(key)).status).toBe(201);
  const headers = { Authorization: `Bearer ${key}` };
  expect((await site.get(deskPaths.today(), { headers })).status).toBe(303);
  expect((await site.get(deskPaths.articles(), { headers })).status).toBe(303);
  expect((await site.get(deskPaths.addresses(), formPost({ from: "/a", to: "/about" }, headers))).status).toBe(401);
  expect((await site.get(deskPaths.signIn(), formPost({ key }))).status).toBe(401);
  const [made] = await site.db.selectFrom("publishing_keys").select("id").execute();
  await post(deskPaths.publishingKeys(), cookie, { revoke: made?.id ?? "" });
  expect((await publish(key)).status).toBe(401);
  expect((await publish(`${key}x`)).status).toBe(401);
  // The contract: the owner key publishes as well.
  expect((await publish(readKeyFile(site.dataDir))).status).toBe(201);
});

test("what a key had planned is a draft once it is revoked, and the desk says so", async () => {
  const cookie = await signIn(site);
  const [key, others] = [await makeKey(cookie, "Planner"), await makeKey(cookie, "Other")];
  const plan = (with_: string, id: string) => {
    const body = JSON.stringify({ ...article, id, title: id, when: "later", due: "2030-01-01T09:00" });
    return site.get(deskPaths.articles(), { ...publication(with_), body });
  };
  const planned = await Promise.all([plan(key, "by-a-program"), plan(others, "by-another")]);
  expect(planned.map(({ status }) => status)).toEqual([201, 201]);
  const { id } = await site.db
    .selectFrom("publishing_keys")
    .select("id")
    .where("name", "=", "Planner")
    .executeTakeFirstOrThrow();
  const revoked = await post(deskPaths.publishingKeys(), cookie, { revoke: id });
  const told = deskPaths.publishingKeys({ flash: "revoked", stopped: "1" });
  expect(revoked.headers.get("Location")).toBe(told);
  expect(await (await look(told, cookie)).text()).toContain("One article that it had planned");
  const plans = await site.db
    .selectFrom("article_versions")
    .select("article_id")
    .where("due_at", "is not", null)
    .execute();
  expect(plans).toEqual([{ article_id: "by-another" }]);
  expect(await (await look(deskPaths.articles({ list: "draft" }), cookie)).text()).toContain("by-a-program");
});

test("there are twenty publishing keys at most, each with a name", async () => {
  const cookie = await signIn(site);
  expect((await post(deskPaths.publishingKeys(), cookie, { name: " " })).status).toBe(422);
  for (let count = 0; count < 20; count++) expect(await makeKey(cookie, `key ${count}`)).not.toBe("");
  expect((await post(deskPaths.publishingKeys(), cookie, { name: "one more" })).status).toBe(409);
});

test("another owner key ends every session and opens from then on", async () => {
  const [here, there] = [await signIn(site), await signIn(site)];
  const before = readKeyFile(site.dataDir);
  const newKey = "a-key-of-the-owners-own";
  const change = (fields: Record<string, string>) => post(deskPaths.ownerKey(), here, fields);
  expect((await change({ newKey: "easy", sure: "yes" })).status).toBe(422);
  expect((await change({ newKey })).status).toBe(422);
  expect(await isOpen(here)).toBe(true);
  const changed = await change({ newKey, sure: "yes" });
  expect([changed.status, changed.headers.get("Location")]).toEqual([303, deskPaths.signIn()]);
  expect([await isOpen(here), await isOpen(there)]).toEqual([false, false]);
  expect(existsSync(join(site.dataDir, "owner-key"))).toBe(false);
  const open = async (key: string) => (await site.get(deskPaths.signIn(), formPost({ key }))).status;
  expect([await open(before), await open(newKey)]).toEqual([401, 303]);
});

test("a key that the server sets is changed there", async () => {
  const own = await startTestSite({ OWNER_KEY: "a-key-of-the-owners-own" });
  const headers = { Cookie: await signIn(own, "a-key-of-the-owners-own") };
  const answer = await own.get(deskPaths.ownerKey(), { headers });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, deskPaths.access()]);
  expect(await (await own.get(deskPaths.access(), { headers })).text()).toContain("It is set by your server");
  await own.stop();
});
