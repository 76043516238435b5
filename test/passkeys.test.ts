import { sql } from "kysely";
import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { addChallenge } from "#features/owner/server/queries/challenges.ts";
import { holdPasskeysOnly, writePasskeysOnly } from "#features/owner/server/queries/passkeys.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { isOnPostgres } from "./database.ts";
import { formPost, readKeyFile, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { startMailbox, wordsOf } from "./mailbox.ts";
import { type Authenticator, type Faults, makeAuthenticator } from "./passkeys/authenticator.ts";
import { addPasskey, askChallenge, cookieOf, openWithPasskey, signInWithPasskey } from "./passkeys/open-passkeys.ts";
import { forFile } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60_000;
/** Passkeys know the site by its name. */
const originOf = ({ address }: TestSite) => new URL(address).origin;
const origin = () => originOf(site);
const mailbox = forFile(await startMailbox());
const site = forFile(await startTestSite({ SMTP_URL: mailbox.url, OWNER_EMAIL: "owner@house.example" }));
let cookie = await signIn(site);
const phone = makeAuthenticator(origin());
await addPasskey(site, cookie, phone, "Anna’s phone");

const isOpen = async (session: string) =>
  (await site.get(deskPaths.today(), { headers: { Cookie: session } })).status === 200;
const read = async (path: string, session = cookie) =>
  (await (await site.get(path, { headers: { Cookie: session } })).text()).replaceAll("<!-- -->", "");
const post = (path: string, fields: Record<string, string>, session = cookie) =>
  site.get(path, formPost(fields, { Cookie: session }));

test("a passkey opens the desk, for fourteen days without use", async () => {
  expect(await read(deskPaths.passkeys())).toContain("Anna’s phone");
  expect(await read(deskPaths.signIn(), "")).toContain("Sign in with a passkey");
  const answer = await openWithPasskey(site, phone);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, deskPaths.today()]);
  expect(answer.headers.getSetCookie()[0]).toContain("Max-Age=7776000");
  const session = cookieOf(answer);
  const start = site.clock.nowMs;
  for (const days of [13, 26, 39]) {
    site.clock.nowMs = start + days * dayMs;
    expect(await isOpen(session)).toBe(true);
  }
  site.clock.nowMs = start + 53 * dayMs;
  expect(await isOpen(session)).toBe(false);
  site.clock.nowMs = start;
});

const lies: [string, Faults][] = [
  ["another origin", { origin: "https://elsewhere.example" }],
  ["another site", { host: "elsewhere.example" }],
  ["a challenge that was never made", { challenge: Buffer.alloc(32, 7).toString("base64url") }],
  ["without verification of its user", { isVerified: false }],
  ["without presence of its user", { isPresent: false }],
  ["the answer to another question", { type: "webauthn.create" }],
];

test.each([...lies, ["another key", { isForged: true }], ["a counter that went back", { counter: 1 }]] as typeof lies)(
  "a passkey with %s opens nothing",
  async (_, faults) => {
    const answer = await openWithPasskey(site, phone, faults);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
    expect(await answer.text()).toContain("This passkey does not open this desk.");
    // Nothing of the try is left.
    expect((await openWithPasskey(site, phone)).status).toBe(303);
  },
);

test.each([
  ...lies.filter(([name]) => !name.includes("another question")),
  ["a sign-in for an answer", { type: "webauthn.get" }],
] as typeof lies)("no passkey is made with %s", async (_, faults) => {
  const before = await site.db.selectFrom("passkeys").select("id").execute();
  const answer = await addPasskey(site, cookie, makeAuthenticator(origin()), "Lie", faults);
  expect(answer.status).toBe(422);
  expect(await site.db.selectFrom("passkeys").select("id").execute()).toEqual(before);
});

test("a challenge is good once, for five minutes, for what it was made for and for whom", async () => {
  const options = (await askChallenge(site, { purpose: "sign-in" })) as { challenge: string };
  const credential = phone.get(options);
  const open = () => site.get(deskPaths.signIn(), formPost({ credential }));
  const both = await Promise.all([open(), open()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 401]);
  const late = phone.get((await askChallenge(site, { purpose: "sign-in" })) as { challenge: string });
  site.clock.nowMs += 5 * minuteMs;
  expect((await site.get(deskPaths.signIn(), formPost({ credential: late }))).status).toBe(401);
  site.clock.nowMs -= 5 * minuteMs;
  const forConfirm = (await askChallenge(site, { purpose: "confirm" }, cookie)) as { challenge: string };
  expect((await site.get(deskPaths.signIn(), formPost({ credential: phone.get(forConfirm) }))).status).toBe(401);
  const other = await signIn(site);
  const forOther = (await askChallenge(site, { purpose: "add" }, other)) as { challenge: string };
  const stolen = makeAuthenticator(origin()).create(forOther);
  expect((await post(deskPaths.passkeys(), { credential: stolen, name: "x" })).status).toBe(422);
});

test("nobody asks for a challenge that is not theirs to ask for", async () => {
  const ask = async (purpose: string, session = "") => (await askChallenge(site, { purpose }, session)) !== undefined;
  expect([await ask("confirm"), await ask("add"), await ask("join"), await ask("anything", cookie)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  const stale = await signIn(site);
  site.clock.nowMs += 10 * minuteMs;
  expect([await ask("add", stale), await ask("confirm", stale)]).toEqual([false, true]);
  site.clock.nowMs -= 10 * minuteMs;
});

test.each([
  "",
  "{}",
  "null",
  "[]",
  '{"response":{}}',
  '{"id":1,"response":{"clientDataJSON":"e30"}}',
  "x".repeat(20_000),
])("what is no passkey is refused: %.30s", async (credential) => {
  const answer = await site.get(deskPaths.signIn(), formPost({ credential }));
  expect([401, 422]).toContain(answer.status);
});

test("a passkey is asked for again like the key, by the same page", async () => {
  const session = await signInWithPasskey(site, phone);
  site.clock.nowMs += 10 * minuteMs;
  const asked = await site.get(deskPaths.leadsCsv(), { headers: { Cookie: session } });
  expect(asked.headers.get("Location")).toBe(deskPaths.confirm(deskPaths.leads(), { file: deskPaths.leadsCsv() }));
  const options = (await askChallenge(site, { purpose: "confirm" }, session)) as { challenge: string };
  const wrong = await post(deskPaths.confirm(), { credential: makeAuthenticator(origin()).get(options) }, session);
  expect(wrong.status).toBe(401);
  const again = (await askChallenge(site, { purpose: "confirm" }, session)) as { challenge: string };
  const shown = await post(deskPaths.confirm(deskPaths.leads()), { credential: phone.get(again) }, session);
  expect(shown.headers.get("Location")).toBe(deskPaths.leads());
  expect((await site.get(deskPaths.leadsCsv(), { headers: { Cookie: session } })).status).toBe(200);
  site.clock.nowMs -= 10 * minuteMs;
});

test("a passkey is renamed and removed, and its sessions end with it", async () => {
  const tablet = makeAuthenticator(origin());
  await addPasskey(site, cookie, tablet, "Tablet");
  const session = await signInWithPasskey(site, tablet);
  await post(deskPaths.passkeys(), { rename: tablet.id, name: "Old tablet" });
  expect(await read(deskPaths.passkeys())).toContain("Old tablet");
  await post(deskPaths.passkeys(), { remove: tablet.id });
  expect(await isOpen(session)).toBe(false);
  expect((await openWithPasskey(site, tablet)).status).toBe(401);
});

test("with passkeys only, the key brings a link to the owner’s mailbox and nothing else", async () => {
  const key = readKeyFile(site.dataDir);
  const mails = () => mailbox.mails.filter((mail) => wordsOf(mail).includes("A link that opens your desk once"));
  const publish = () =>
    site.get(deskPaths.articles(), {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
      body: JSON.stringify({ title: "Mine", content: "Words enough. ".repeat(9), categories: "Wine" }),
    });
  const byPasskey = await signInWithPasskey(site, phone);
  await post(deskPaths.passkeys(), { only: "on" });
  expect([await isOpen(cookie), await isOpen(byPasskey)]).toEqual([false, true]);
  site.clock.nowMs += 10 * minuteMs;
  expect(await read(deskPaths.confirm(), byPasskey)).not.toContain('name="ownerKey"');
  expect((await post(deskPaths.confirm(), { ownerKey: key }, byPasskey)).status).toBe(401);
  site.clock.nowMs -= 10 * minuteMs;
  const answer = await site.get(deskPaths.signIn(), formPost({ key }));
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  expect((await site.get(deskPaths.signIn(), formPost({ key: "wrong" }))).status).toBe(401);
  await site.get(deskPaths.signIn(), formPost({ key }));
  await site.get(deskPaths.signIn(), formPost({ key }));
  await soon(async () => mails().length).is((count) => count === 3);
  const enough = await (await site.get(deskPaths.signIn(), formPost({ key }))).text();
  expect(enough).toContain("Three links went to the owner’s mailbox");
  expect((await publish()).status).toBe(401);
  // Each link ends those before it.
  const links = mails().map((mail) => /\/desk\/link\/[\w-]{43}/.exec(wordsOf(mail))?.[0] ?? "");
  const opened = await Promise.all(links.map((link) => site.get(link, formPost({}))));
  expect(opened.map(({ status }) => status).toSorted()).toEqual([303, 401, 401]);
  const sent = await site.db.selectFrom("outbox").select(["id", "body"]).where("kind", "=", "alert").execute();
  for (const { id } of sent.filter(({ body }) => body.includes("/desk/link/")))
    expect(await read(deskPaths.delivery(id), byPasskey)).not.toMatch(/\/desk\/link\/[\w-]/);
  const byLink = cookieOf(opened.find(({ status }) => status === 303) as Response);
  expect((await post(deskPaths.passkeys(), { remove: phone.id }, byLink)).headers.get("Location")).toContain(
    "flash=last",
  );
  await post(deskPaths.passkeys(), { only: "off" }, byLink);
  expect(await isOpen(cookie)).toBe(false);
  // The tries of this network are used up.
  site.clock.nowMs += 10 * minuteMs;
  cookie = await signIn(site);
  expect((await publish()).status).toBe(201);
});

test("a passkey that never opened the desk does not shut the key out", async () => {
  const own = await startTestSite();
  const session = await signIn(own);
  await addPasskey(own, session, makeAuthenticator(originOf(own)));
  await own.get(deskPaths.passkeys(), formPost({ only: "on" }, { Cookie: session }));
  expect((await own.get(deskPaths.signIn(), formPost({ key: readKeyFile(own.dataDir) }))).status).toBe(303);
  await own.stop();
});

test("without mail the sign-in says how to get in, and of two removed at once one passkey stays", async () => {
  const own = await startTestSite();
  const session = await signIn(own);
  const both = [makeAuthenticator(originOf(own)), makeAuthenticator(originOf(own))];
  for (const each of both) await addPasskey(own, session, each);
  const headers = { Cookie: await signInWithPasskey(own, both[0] as Authenticator) };
  await own.get(deskPaths.passkeys(), formPost({ only: "on" }, headers));
  const page = await (await own.get(deskPaths.signIn())).text();
  expect([page.includes("npm run owner-link"), page.includes('name="key"'), page.includes("mailbox")]).toEqual([
    true,
    false,
    false,
  ]);
  await Promise.all(both.map(({ id }) => own.get(deskPaths.passkeys(), formPost({ remove: id }, headers))));
  expect(await own.db.selectFrom("passkeys").select("id").execute()).toHaveLength(1);
  await own.stop();
});

test("a flood of challenges lets its own oldest to sign in with go, and none that a session or an invitation asked for", async () => {
  const nowMs = site.clock.nowMs;
  const add = (challenge: string, purpose: "sign-in" | "add", after: number, network = "") =>
    addChallenge(site.db, { challenge, purpose, holder: "", network }, { nowMs, expiresAt: nowMs + after, max: 3 });
  const leftOf = async () =>
    (await site.db.selectFrom("desk_challenges").select("challenge").orderBy("challenge").execute()).map(
      ({ challenge }) => challenge,
    );
  await site.db.deleteFrom("desk_challenges").execute();
  const made = [await add("a", "add", 1), await add("b", "sign-in", 2), await add("c", "sign-in", 3)];
  made.push(await add("d", "add", 4), await add("e", "add", 5), await add("f", "sign-in", 6));
  expect(made).toEqual([true, true, true, true, true, false]);
  expect(await leftOf()).toEqual(["a", "d", "e"]);
  await site.db.deleteFrom("desk_challenges").execute();
  await add("owner's", "sign-in", 1, "quiet");
  for (const number of [2, 3, 4, 5, 6]) await add(`flood ${number}`, "sign-in", number, "loud");
  expect(await leftOf()).toEqual(["flood 5", "flood 6", "owner's"]);
  await site.db.deleteFrom("desk_challenges").execute();
});

test("passkeys of another address are counted on every page of the desk, and open nothing", async () => {
  await withDatabase(site, (db) => db.updateTable("passkeys").set({ host: "before.example" }).execute());
  expect(await read(deskPaths.today())).toContain("One passkey belongs to another address of this site");
  expect((await openWithPasskey(site, phone)).status).toBe(401);
  expect(await read(deskPaths.signIn(), "")).not.toContain("Sign in with a passkey");
  await withDatabase(site, (db) => db.updateTable("passkeys").set({ host: "localhost" }).execute());
  expect(await read(paths.home())).not.toContain("passkey");
});

test("a site without a name takes no passkeys", async () => {
  const byNumber = {
    ...site,
    get: (path: string, init?: RequestInit) => fetch(site.address.replace("localhost", "127.0.0.1") + path, init),
  };
  expect(await askChallenge(byNumber, { purpose: "sign-in" })).toBeUndefined();
});

test.runIf(isOnPostgres)("whoever signs in with the key while passkeys only are switched on stays out", async () => {
  const waiting = () =>
    sql`select 1 from pg_locks where locktype = 'advisory' and not granted and database = (
      select oid from pg_database where datname = current_database())`.execute(site.db);
  // The tests before this one have used up the tries.
  site.clock.nowMs += 10 * minuteMs;
  const entering = await site.db.transaction().execute(async (tx) => {
    await holdPasskeysOnly(tx);
    const entry = site.get(deskPaths.signIn(), formPost({ key: readKeyFile(site.dataDir) }));
    await soon(waiting).is(({ rows }) => rows.length > 0);
    await writePasskeysOnly(tx, true);
    return { entry };
  });
  const answer = await entering.entry;
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  await writePasskeysOnly(site.db, false);
});
