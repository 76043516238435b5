import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { saveDraft, versionsOf } from "./drafts.ts";
import { soon } from "./eventually.ts";
import { isShort } from "./extent.ts";
import { type Mailbox, startMailbox, wordsOf } from "./mailbox.ts";
import { makeAuthenticator } from "./passkeys/authenticator.ts";
import { cookieOf, join, openWithPasskey } from "./passkeys/open-passkeys.ts";
import { closedDeskAddresses, writersAddresses } from "./site-map.ts";
import { withDatabase } from "./with-database.ts";

const addresses = closedDeskAddresses;
const owners = addresses.filter((address) => !writersAddresses.includes(address));

let mailbox: Mailbox;
let site: TestSite;
let owner: string;
let writer: string;
let publishingKey: string;
beforeAll(async () => {
  mailbox = await startMailbox();
  site = await startTestSite({ SMTP_URL: mailbox.url, OWNER_EMAIL: "owner@house.example", TRUST_PROXY: "1" });
  owner = await signIn(site);
  writer = cookieOf(await join(site, await invite("Anna"), makeAuthenticator(site.address)));
  const made = await site.get(deskPaths.publishingKeys(), formPost({ name: "News" }, { Cookie: owner }));
  publishingKey = />(publish-[\w-]{43})</.exec(await made.text())?.[1] ?? "";
});
afterAll(async () => {
  await site.stop();
  await mailbox.stop();
});

const tokenIn = (name: string) =>
  mailbox.mails.map(wordsOf).flatMap((words) => {
    const token = /\/desk\/invitation\/([\w-]{43})/.exec(words)?.[1];
    return words.includes(`${name}, you are invited`) && token ? token : [];
  })[0];

async function invite(name: string, more: Record<string, string> = {}): Promise<string> {
  const fields = { name, email: `${name.toLowerCase()}@house.example`, ...more };
  const answer = await site.get(deskPaths.writers(), formPost(fields, { Cookie: owner }));
  expect(answer.headers.get("Location")).toBe(deskPaths.writers({ flash: "invited" }));
  return (await soon(async () => tokenIn(name)).is((token) => token !== undefined)) ?? "";
}

const readAll = () =>
  withDatabase(site, (db) =>
    Promise.all([
      db.selectFrom("articles").selectAll().execute(),
      db.selectFrom("writers").selectAll().execute(),
      db.selectFrom("passkeys").selectAll().execute(),
      db.selectFrom("publishing_keys").select("id").execute(),
      db.selectFrom("owner_sessions").select("token_hash").execute(),
      db.selectFrom("connections").selectAll().execute(),
    ]),
  );

test("there is a desk to be tried", () => {
  expect(owners.length).toBeGreaterThan(40);
  expect(addresses.filter((address) => writersAddresses.includes(address))).toHaveLength(4);
});

const allPresses: Record<string, string>[] = [
  { intent: "erase", sure: "yes" },
  { act: "remove:part", remove: "part", revoke: "part", end: "others", only: "on" },
  { name: "x", email: "x@house.example", newKey: "a-key-of-the-owners-own", sure: "yes" },
];
const presses = isShort ? allPresses.slice(0, 1) : allPresses;

test("a writer is told of every address of the owner's that it is not theirs, and changes nothing", async () => {
  const before = await readAll();
  const headers = { Cookie: writer };
  for (const address of owners) {
    const refused = await site.get(address, { headers });
    expect([address, refused.status, refused.headers.get("Cache-Control")]).toEqual([address, 403, "no-store"]);
    expect(await refused.text(), address).toMatch(/This page is the owner’s.*action="\/desk\/sign-out"/s);
    for (const press of presses)
      expect([403, 405, 429], address).toContain((await site.get(address, formPost(press, headers))).status);
  }
  expect(await readAll()).toEqual(before);
});

test("a publishing key opens no address further than nothing, and changes nothing", async () => {
  const before = await readAll();
  for (const [at, address] of addresses.entries()) {
    // Wrong keys are counted by network.
    const headers = { Authorization: `Bearer ${publishingKey}`, "X-Forwarded-For": `203.0.113.${at}` };
    const shown = await site.get(address, { headers });
    expect([shown.status, shown.headers.get("Location")]).toEqual([303, deskPaths.signIn(address)]);
    if (address === deskPaths.articles()) continue;
    for (const press of presses)
      expect([401, 405, 429], address).toContain((await site.get(address, formPost(press, headers))).status);
  }
  expect(await readAll()).toEqual(before);
});

test("what a writer is refused is written down, without what they asked for", async () => {
  const refused = await site.db.selectFrom("activity").selectAll().where("kind", "=", "writer-refused").execute();
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ who: "Anna", about: "" });
});

test("what the owner typed is not taken in the name of a writer who has signed in since", async () => {
  const article = { title: "The owner’s words", content: "Typed by the owner." };
  const press = (of: string, Accept: string) =>
    site.get(deskPaths.article("typed", { do: "draft", of }), formPost(article, { Cookie: writer, Accept }));
  for (const accept of ["application/json", "text/html"]) expect((await press("owner", accept)).status).toBe(401);
  expect(
    await site.db.selectFrom("article_drafts").select("article_id").where("article_id", "=", "typed").execute(),
  ).toEqual([]);
  const session = await site.get(deskPaths.session("owner"), { headers: { Cookie: writer } });
  expect(await session.text()).toContain(deskCopy.session.another);
  const asked = await site.get(deskPaths.session(), { method: "HEAD", headers: { Cookie: writer } });
  const { id } = await site.db.selectFrom("writers").select("id").where("name", "=", "Anna").executeTakeFirstOrThrow();
  expect(asked.headers.get("Desk-Person")).toBe(id);
  expect((await press(id, "application/json")).status).toBe(200);
});

test("a writer sees the articles, writes drafts, and publishes only when the owner lets them", async () => {
  const headers = { Cookie: writer };
  const page = await (await site.get(deskPaths.articles(), { headers })).text();
  expect(page).toContain("The owner publishes. What you write is saved as a draft.");
  for (const place of [deskPaths.leads(), deskPaths.bookings(), deskPaths.search(), deskPaths.access()])
    expect(page).not.toContain(`"${place}"`);
  const article = {
    title: "By a guest",
    author: "A",
    date: "2026-11-20",
    content: "Words enough. ".repeat(9),
    categories: "Wine",
  };
  const draft = await site.get(deskPaths.article("guest", { do: "draft" }), formPost(article, headers));
  expect(draft.headers.get("Location")).toContain("done=drafted");
  const publish = (how: Record<string, string> = {}) =>
    site.get(deskPaths.articles(), formPost(article, { ...headers, ...how }));
  expect([(await publish({ Accept: "text/html" })).status, (await publish()).status]).toEqual([403, 401]);
  for (const act of ["withdraw", "show", "cancel", ""])
    expect(
      (await site.get(deskPaths.article("guest", { do: act || undefined }), formPost(article, headers))).status,
    ).toBe(403);
  const offers = async () =>
    (await (await site.get(deskPaths.article("guest"), { headers })).text()).includes("Publish now");
  expect(await offers()).toBe(false);
  const { id } = await site.db.selectFrom("writers").select("id").executeTakeFirstOrThrow();
  await site.get(deskPaths.writers(), formPost({ act: `allow:${id}` }, { Cookie: owner }));
  expect(await offers()).toBe(true);
  expect((await publish()).status).toBe(201);
  const [told] = await site.db.selectFrom("activity").selectAll().where("kind", "=", "article-published").execute();
  expect(told?.who).toBe("Anna");
  await site.get(deskPaths.writers(), formPost({ act: `forbid:${id}` }, { Cookie: owner }));
  expect((await publish()).status).toBe(401);
  const rights = await site.db
    .selectFrom("activity")
    .select(["kind", "about"])
    .where("kind", "in", ["writer-allowed", "writer-limited"])
    .orderBy("kind")
    .execute();
  expect(rights).toEqual([
    { kind: "writer-allowed", about: "Anna" },
    { kind: "writer-limited", about: "Anna" },
  ]);
});

test("a writer of drafts changes no draft but their own, and loses no words of it", async () => {
  const guest = cookieOf(await join(site, await invite("Edda"), makeAuthenticator(site.address)));
  const save = (id: string, cookie: string, content: string) => saveDraft(site, id, cookie, content, { ours: "1" });
  const press = async (id: string, act: Record<string, string>) =>
    (await site.get(deskPaths.article(id, act), formPost({}, { Cookie: guest }))).status;
  await save("owners", owner, "The owner’s words.");
  expect((await save("owners", guest, "A guest’s words.")).status).toBe(409);
  const page = await (await site.get(deskPaths.article("owners"), { headers: { Cookie: guest } })).text();
  expect([page.includes("This draft is not yours."), page.includes("Delete this draft")]).toEqual([true, false]);
  const [version = ""] = /compare=([^"&]+)/.exec(page)?.slice(1) ?? [];
  expect(version).not.toBe("");
  expect([await press("owners", { do: "discard" }), await press("owners", { do: "take-back", version })]).toEqual([
    403, 403,
  ]);
  const kept = await (await site.get(deskPaths.article("owners"), { headers: { Cookie: owner } })).text();
  expect(kept).toContain("The owner’s words.");
  expect((await save("guests", guest, "A guest’s own.")).status).toBe(200);
  await save("guests", owner, "What the owner made of it.");
  expect(await press("guests", { do: "discard" })).toBe(403);
  expect((await save("guests", guest, "A guest’s own again.")).status).toBe(200);
  expect(await versionsOf(site, "guests")).toEqual(["A guest’s own.: Edda", "What the owner made of it.: "]);
  expect(await press("guests", { do: "discard" })).toBe(303);
});

test("a writer of drafts pushes out and overwrites no version of the owner’s, and is named beside theirs", async () => {
  const guest = cookieOf(await join(site, await invite("Mira"), makeAuthenticator(site.address)));
  const save = (cookie: string, content: string, writer: string) =>
    saveDraft(site, "shared", cookie, content, { writer });
  await save(owner, "The owner’s first words.", "first");
  await save(owner, "The owner’s second words.", "second");
  await save(guest, "Not the owner’s words.", "second");
  for (let at = 0; at < 22; at += 1) await save(guest, `Guest’s words ${at}.`, `window-${at}`);
  const versions = await versionsOf(site, "shared");
  expect(versions[0]).toBe("The owner’s second words.: ");
  expect(versions.slice(1)).toEqual(Array.from({ length: 20 }, (_, at) => `Guest’s words ${at + 2}.: Mira`));
  const page = await (await site.get(deskPaths.article("shared"), { headers: { Cookie: owner } })).text();
  expect(page.match(/words, by Mira</g)).toHaveLength(20);
  expect(page.match(/words, by the owner</g)).toHaveLength(1);
});

test.each([
  ["remove", "removed"],
  ["forbid", "changed"],
])("what a writer had planned is a draft after “%s”, and the desk says so", async (act, flash) => {
  const name = act === "remove" ? "Finn" : "Gerd";
  const guest = cookieOf(await join(site, await invite(name, { publish: "yes" }), makeAuthenticator(site.address)));
  const due = { due: "2030-01-01T09:00", when: "later" };
  const article = { id: `by-${name}`, title: `By ${name}`, author: name, date: "2026-11-20", categories: "Wine" };
  const fields = { ...article, ...due, content: "Words enough. ".repeat(9) };
  const planned = await site.get(deskPaths.article(article.id), formPost(fields, { Cookie: guest }));
  expect(planned.headers.get("Location")).toContain("done=planned");
  const plans = () =>
    withDatabase(site, (db) =>
      db
        .selectFrom("article_versions")
        .select("id")
        .where("article_id", "=", article.id)
        .where("due_at", "is not", null)
        .execute(),
    );
  expect(await plans()).toHaveLength(1);
  const { id } = await site.db.selectFrom("writers").select("id").where("name", "=", name).executeTakeFirstOrThrow();
  const done = await site.get(deskPaths.writers(), formPost({ act: `${act}:${id}` }, { Cookie: owner }));
  expect(done.headers.get("Location")).toBe(deskPaths.writers({ flash, stopped: "1" }));
  expect(await plans()).toEqual([]);
  const headers = { Cookie: owner };
  const told = await (await site.get(deskPaths.writers({ flash, stopped: "1" }), { headers })).text();
  expect(told).toContain("One article of theirs was planned");
  expect(await (await site.get(deskPaths.articles({ list: "draft" }), { headers })).text()).toContain(`By ${name}`);
});

test("an invitation is good once and for a week; opening its page changes nothing", async () => {
  const token = await invite("Ben");
  const page = () => site.get(deskPaths.invitation(token));
  expect([(await page()).status, (await page()).status]).toEqual([200, 200]);
  const [one, other] = [makeAuthenticator(site.address), makeAuthenticator(site.address)];
  expect((await join(site, token, one)).headers.get("Location")).toBe(deskPaths.articles());
  expect((await page()).status).toBe(410);
  await expect(join(site, token, other)).rejects.toThrow("No challenge");
  const late = await invite("Carl");
  site.clock.nowMs += 7 * 24 * 60 * 60 * 1000;
  expect((await site.get(deskPaths.invitation(late))).status).toBe(410);
  await expect(join(site, late, other)).rejects.toThrow("No challenge");
  site.clock.nowMs -= 7 * 24 * 60 * 60 * 1000;
  const ahead = await invite("Hugo");
  site.clock.nowMs -= 2 * 60 * 60 * 1000;
  expect((await site.get(deskPaths.invitation(ahead))).status, "made by a clock that was ahead").toBe(410);
  site.clock.nowMs += 2 * 60 * 60 * 1000;
});

test("a writer’s passkey opens the articles until the writer is removed", async () => {
  const phone = makeAuthenticator(site.address);
  await join(site, await invite("Dora"), phone);
  const opened = await openWithPasskey(site, phone);
  expect(opened.headers.get("Location")).toBe(deskPaths.articles());
  const headers = { Cookie: cookieOf(opened) };
  expect((await site.get(deskPaths.articles(), { headers })).status).toBe(200);
  const { id } = await site.db.selectFrom("writers").select("id").where("name", "=", "Dora").executeTakeFirstOrThrow();
  await site.get(deskPaths.writers(), formPost({ act: `remove:${id}` }, { Cookie: owner }));
  expect((await site.get(deskPaths.articles(), { headers })).status).toBe(303);
  expect((await openWithPasskey(site, phone)).status).toBe(401);
});

test("the body of a guest's post to a page of the owner is not read, whatever its length", async () => {
  const guests = { 403: `Cookie: ${writer}`, 401: `Authorization: Bearer ${publishingKey}` };
  for (const [status, header] of Object.entries(guests)) {
    const socket = connect(Number(new URL(site.address).port), "127.0.0.1");
    const head = [`POST ${deskPaths.picture("wine")} HTTP/1.1`, "Host: localhost", header, "Content-Length: 40000000"];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    expect(String((await once(socket, "data"))[0])).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    socket.destroy();
  }
});
