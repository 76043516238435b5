import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { startTestSite } from "./app.ts";
import { formPost, readKeyFile, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { startMailbox, wordsOf } from "./mailbox.ts";
import { makeAuthenticator } from "./passkeys/authenticator.ts";
import { addPasskey, signInWithPasskey } from "./passkeys/open-passkeys.ts";
import { forFile } from "./stop-after.ts";

const minuteMs = 60_000;
const mailbox = forFile(await startMailbox());
const site = forFile(await startTestSite({ SMTP_URL: mailbox.url, OWNER_EMAIL: "owner@house.example" }));
const look = (path: string, cookie: string) => site.get(path, { headers: { Cookie: cookie } });
const read = async (path: string, cookie: string) =>
  (await (await look(path, cookie)).text()).replaceAll("<!-- -->", "");
const post = (path: string, cookie: string, fields: Record<string, string> = {}) =>
  site.get(path, formPost(fields, { Cookie: cookie }));

test("after the key, the act goes on by itself with all that was typed, and nothing of it happens before", async () => {
  const cookie = await signIn(site);
  site.clock.nowMs += 10 * minuteMs;
  const act = { name: 'My "shop" & co' };
  const held = await post(deskPaths.publishingKeys(), cookie, act);
  const confirm = held.headers.get("Location") ?? "";
  const asked = await post(confirm, cookie, act);
  const html = await asked.text();
  expect([asked.status, html.includes("This is not the key"), html.includes("Please give the owner key")]).toEqual([
    200,
    false,
    false,
  ]);
  expect(html).toContain('name="name" value="My &quot;shop&quot; &amp; co"');
  const empty = await post(confirm, cookie, { ...act, ownerKey: "" });
  const wrong = await post(confirm, cookie, { ...act, ownerKey: "wrong" });
  expect([empty.status, wrong.status]).toEqual([422, 401]);
  expect((await wrong.text()).replaceAll("wrong-key", "")).not.toContain('value="wrong"');
  expect(await site.db.selectFrom("publishing_keys").selectAll().where("name", "like", "My %").execute()).toEqual([]);
  const shown = await post(confirm, cookie, { ...act, ownerKey: readKeyFile(site.dataDir) });
  expect([shown.status, shown.headers.get("Location")]).toEqual([307, deskPaths.publishingKeys()]);
  expect(await (await post(deskPaths.publishingKeys(), cookie, act)).text()).toMatch(/>publish-[\w-]{43}</);
});

test("a session alone does no act by way of the page that confirms, whatever it posts there", async () => {
  const cookie = await signIn(site);
  site.clock.nowMs += 10 * minuteMs;
  const { publishingKeys, access, confirm } = deskPaths;
  const before = await site.db.selectFrom("publishing_keys").selectAll().execute();
  const tries: Record<string, string>[] = [
    {},
    { ownerKey: "" },
    { ownerKey: "guess" },
    { credential: "{}" },
    { ownerKey: publishingKeys() },
  ];
  for (const fields of tries) {
    const answer = await post(confirm(access(), { act: publishingKeys() }), cookie, { name: "mine", ...fields });
    expect([200, 401, 422]).toContain(answer.status);
    expect(answer.headers.get("Location")).toBeNull();
    const again = await post(publishingKeys(), cookie, { name: "mine", ...fields });
    expect(again.headers.get("Location")).toBe(confirm(publishingKeys(), { act: publishingKeys() }));
  }
  expect(await site.db.selectFrom("publishing_keys").selectAll().execute()).toEqual(before);
});

test("the key is never sent on to another site, nor a person led there", async () => {
  const cookie = await signIn(site);
  const ownerKey = readKeyFile(site.dataDir);
  for (const act of [
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/desk/..//elsewhere.example",
    "/about",
  ]) {
    const held = await post(deskPaths.confirm(deskPaths.access(), { act, file: act }), cookie, { ownerKey });
    expect([act, held.status, held.headers.get("Location")]).toEqual([act, 303, deskPaths.access()]);
  }
});

test("where there is a passkey, the key is asked for only by whoever opens its fold", async () => {
  const phone = makeAuthenticator(new URL(site.address).origin);
  await addPasskey(site, await signIn(site), phone);
  const session = await signInWithPasskey(site, phone);
  site.clock.nowMs += 10 * minuteMs;
  const html = await read(deskPaths.confirm(), session);
  expect(html).toMatch(/<details class="technical"><summary>Use the owner key instead<\/summary>.*name="ownerKey"/);
});

test("a link for an act goes to the owner’s mailbox alone, and opens the desk for whoever reads that", async () => {
  const thief = await signIn(site);
  site.clock.nowMs += 10 * minuteMs;
  const before = mailbox.mails.length;
  const confirm = deskPaths.confirm(deskPaths.publishingKeys(), { act: deskPaths.publishingKeys() });
  const asked = await post(confirm, thief, { mailLink: "yes", name: "mine", email: "thief@elsewhere.example" });
  expect(await asked.text()).toContain("A link is on its way to the owner’s mailbox");
  const [mail] = await soon(async () =>
    mailbox.mails.slice(before).filter((each) => wordsOf(each).includes("wanted to do something that needs your key")),
  ).is(({ length }) => length === 1);
  expect(JSON.stringify(mail)).not.toContain("thief@elsewhere.example");
  const [link = "", secret = ""] = /\/desk\/link\/([\w-]{43})\?next=[^\s"<]+/.exec(wordsOf(mail as never)) ?? [];
  expect(secret).not.toBe("");
  const list = await read(deskPaths.deliveries(), thief);
  for (const [, id = ""] of list.matchAll(/sent-messages\/([\w-]{21})"/g))
    expect(await read(deskPaths.delivery(id), thief)).not.toContain(secret);
  for (const path of [deskPaths.search(secret), deskPaths.search("link"), deskPaths.activity(), deskPaths.access()])
    expect((await read(path, thief)).replaceAll(`value="${secret}"`, "")).not.toContain(`link/${secret}`);
  const still = await post(deskPaths.publishingKeys(), thief, { name: "mine" });
  expect(still.headers.get("Location")).toBe(confirm);
  const opened = await site.get(link.replaceAll("&amp;", "&"), formPost({}));
  expect(opened.headers.get("Location")).toBe(deskPaths.publishingKeys());
  const after = await post(deskPaths.publishingKeys(), thief, { name: "mine" });
  expect(after.headers.get("Location")).toBe(confirm);
});
