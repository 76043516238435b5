import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { connectionNames } from "#features/integrations/words/connections.ts";
import { startTestSite } from "./app.ts";
import { isOnPostgres } from "./database.ts";
import { formPost, readKeyFile, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { isShort } from "./extent.ts";
import { type FeedServer, jsonResponse, startFeedServer } from "./feed-server.ts";
import { certificate, key as certificateKey } from "./fixtures/self-signed.ts";
import { type Mailbox, startMailbox, wordsOf } from "./mailbox.ts";
import { newFolder } from "./new-folder.ts";
import { type Receiver, startReceiver } from "./receiver/start-receiver.ts";
import { plainText } from "./row-of.ts";
import { runScript } from "./run-script.ts";
import { forTest } from "./stop-after.ts";

const password = "correct-horse-äß:@/";
const someKey = Buffer.alloc(32, 7).toString("base64");
const keyEnv: Record<string, string> = isOnPostgres ? { SECRETS_KEY: someKey } : {};

let mailbox: Mailbox;
let secure: Mailbox;
let receiver: Receiver;
let other: FeedServer;
let silent: Server;
beforeAll(async () => {
  mailbox = await startMailbox({ password });
  secure = await startMailbox({ certificate: { key: certificateKey, cert: certificate } });
  receiver = await startReceiver();
  other = await startFeedServer([]);
  silent = createServer(() => {}).listen(0, "127.0.0.1");
});
afterAll(async () => {
  await Promise.all([mailbox.stop(), secure.stop(), receiver.kill(), other.stop()]);
  silent.close();
});

async function openDesk(env: Record<string, string> = {}) {
  const site = await startTestSite({ ...keyEnv, ...env });
  if (!env.DATA_DIR) forTest(site);
  const headers = { Cookie: await signIn(site) };
  return {
    site,
    read: async (path: string) => plain(await (await site.get(path, { headers })).text()),
    async post(name: string, fields: Record<string, string>) {
      const answer = await site.get(deskPaths.connection(name), formPost(fields, headers));
      return { status: answer.status, to: answer.headers.get("Location"), html: await answer.text() };
    },
  };
}

const plain = (html: string) => plainText(html.split("<main")[1] ?? "").replaceAll("&#x27;", "’");
const draftIn = (html: string) => /name="draft" value="([^"]+)"/.exec(html)?.[1] ?? "";
const portOf = (url: string) => new URL(url).port;

const mail = (more: Record<string, string> = {}) => ({
  host: "127.0.0.1",
  port: portOf(mailbox.url),
  security: "offered",
  user: "ada",
  password,
  from: "Ada <ada@house.example>",
  testTo: "owner@house.example",
  ...more,
});

test("the owner’s mailbox has no test before a mail service is connected, but the way to one", async () => {
  const { read, post } = await openDesk();
  const offersTest = async () => (await read(deskPaths.connection("owner-mailbox"))).includes("Test");
  expect(await offersTest()).toBe(false);
  expect(await read(deskPaths.connection("owner-mailbox"))).toContain("Connect a mail service");
  await post("mail", { ...mail(), intent: "save" });
  expect(await offersTest()).toBe(true);
});

test("a mail service is tested with a real mail, saved without typing the password again, and used at once", async () => {
  const { site, read, post } = await openDesk();
  expect(await read(deskPaths.connection("mail"))).toContain("Which mail do you have?");
  const tested = await post("mail", { ...mail(), intent: "test" });
  expect(plain(tested.html)).toContain("A mail is on its way to owner@house.example.");
  expect(wordsOf(mailbox.mails.at(-1) as never)).toContain("A test from your desk");
  const untyped = await post("mail", { ...mail({ user: "", password: "" }), intent: "test" });
  expect([tested, untyped].map(({ html }) => html.includes("Entered just now"))).toEqual([true, false]);
  const draft = draftIn(tested.html);
  const saved = await post("mail", { ...mail({ password: "" }), draft, intent: "save" });
  expect([saved.status, saved.to]).toEqual([303, deskPaths.connection("mail", { flash: "saved" })]);
  expect(await read(deskPaths.connection("mail"))).toMatch(/Entered on \w+, November 21, and never shown/);
  await post("owner-mailbox", { address: "owner@house.example", intent: "save" });
  const lead = { name: "Ben", email: "ben@cellar.example", business: "Cellar", consent: "yes", message: "Hello" };
  await site.get(paths.formWidget("consultation"), formPost(lead));
  // The owner's mail waits for the booking.
  site.clock.nowMs += 11 * 60_000;
  await soon(async () => mailbox.mails).is((mails) =>
    mails.some((each) => each.to.includes("owner@house.example") && wordsOf(each).includes("Ben")),
  );
});

test.each([
  ["a wrong password", () => mail({ password: "wrong" }), "does not let the site in. The user or the password"],
  ["a closed port", () => mail({ port: "1" }), "does not answer. Nothing listens at this address and port"],
  ["an unknown name", () => mail({ host: "mail.invalid" }), "cannot be found. There is no server of this name"],
  [
    "a certificate that does not fit",
    () => mail({ port: portOf(secure.url), security: "tls" }),
    "shows a certificate that does not fit",
  ],
  ["encryption where there is none", () => mail({ security: "tls" }), "does not speak the encryption"],
])("%s is told in one plain sentence", async (_, fields, sentence) => {
  const { post } = await openDesk();
  const { status, html } = await post("mail", { ...fields(), intent: "test" });
  expect([status, plain(html)]).toEqual([200, expect.stringContaining(`Your mail service ${sentence}`)]);
  for (const secret of [password, "wrong"]) expect(html).not.toContain(`"${secret}`);
});

test("what cannot be used is said at its field, and nothing is saved", async () => {
  const { read, post } = await openDesk();
  const wrong = await post("mail", { ...mail({ host: "mail example", from: "nobody" }), intent: "save" });
  expect(wrong.status).toBe(422);
  expect(plain(wrong.html)).toContain("This is not the name of a server.");
  expect(plain(wrong.html)).toContain("2 fields need you");
  expect(await read(deskPaths.connection("mail"))).toContain("Which mail do you have?");
  expect((await post("no-such-thing", { intent: "save" })).status).toBe(404);
});

test("a kept password is not sent to another server", async () => {
  const { post } = await openDesk();
  await post("mail", { ...mail(), intent: "save" });
  const moved = await post("mail", { ...mail({ host: "mail.thief.example", password: "" }), intent: "test" });
  expect([moved.status, plain(moved.html)]).toEqual([422, expect.stringContaining("Please enter it again.")]);
});

test("the owner key is asked for again after ten minutes, and a wrong one changes nothing", async () => {
  const { site, read, post } = await openDesk();
  const leads = { url: receiver.url("/ok"), intent: "save" };
  expect(await read(deskPaths.connection("leads"))).not.toContain("Owner key");
  site.clock.nowMs += 10 * 60 * 1000;
  expect(await read(deskPaths.connection("leads"))).toContain("Owner key");
  expect((await post("leads", leads)).status).toBe(422);
  expect((await post("leads", { ...leads, intent: "test" })).status).toBe(422);
  expect((await post("leads", { ...leads, ownerKey: "not-the-key" })).status).toBe(401);
  expect(await read(deskPaths.connection("leads"))).not.toContain("Entered on");
  expect((await post("leads", { ...leads, ownerKey: readKeyFile(site.dataDir) })).status).toBe(303);
  expect((await post("leads", { intent: "disconnect" })).status).toBe(303);
});

test("webhooks, feed, forms and the key for search engines are in use at once, and gone at once", async () => {
  other.answer((request, response) =>
    request.url === "/feed"
      ? jsonResponse({ posts: [{ title: "From the feed", content: "Enough words to be a post. ".repeat(9) }] })(
          request,
          response,
        )
      : response.writeHead(200).end(),
  );
  const { origin } = new URL(other.url);
  const { site, read, post } = await openDesk();
  const policy = async () => (await site.get(paths.home())).headers.get("Content-Security-Policy");
  expect(await policy()).not.toContain(origin);
  const values: Record<string, Record<string, string>> = {
    leads: { url: receiver.url("/ok") },
    "quiz-crm": { url: receiver.url("/ok") },
    "quiz-workflow": { url: receiver.url("/ok") },
    signing: { secret: `whsec_${"A".repeat(32)}` },
    feed: { url: other.url, keeps: "listed", hosts: "" },
    forms: { origin, winery: "w1", calendar: "c1" },
    "index-now": { key: "Alder-And-Vale" },
  };
  for (const [name, fields] of Object.entries(values))
    expect((await post(name, { ...fields, intent: "save" })).status, name).toBe(303);
  expect(await policy()).toContain(`frame-src 'self' ${origin}`);
  expect(await (await site.get("/Alder-And-Vale.txt")).text()).toBe("Alder-And-Vale");
  expect(plain((await post("signing", { intent: "test" })).html)).toContain("All 3 have taken a signed message.");
  expect(receiver.at("/ok").at(-1)?.headers["webhook-signature"]).toMatch(/^v1,/);
  await soon(async () => (await site.get(paths.blog())).text()).is((html) => html.includes("From the feed"));
  expect(await read(deskPaths.integrations())).toContain("Connected");
  for (const name of Object.keys(values)) await post(name, { intent: "disconnect" });
  expect(await policy()).not.toContain(origin);
  expect((await site.get("/Alder-And-Vale.txt")).status).toBe(404);
});

test("what the server sets wins, and is shown so", async () => {
  const { read, post } = await openDesk({ LEADS_WEBHOOK_URL: receiver.url("/ok"), SMTP_URL: mailbox.url });
  expect(await read(deskPaths.connection("leads"))).toContain("set by your server");
  expect(await read(deskPaths.integrations())).toContain("Set by your server");
  const before = receiver.at("/ok").length;
  expect(plain((await post("leads", { url: "https://elsewhere.example/", intent: "test" })).html)).toContain(
    "has taken it",
  );
  expect(receiver.at("/ok")).toHaveLength(before + 1);
  const html = await read(deskPaths.connection("mail"));
  expect(html).toMatch(/Server, [^:<]*: set by your server/);
  expect(html).toContain("Address that mails come from");
});

test("no secret is in the database, on a page, in an export or in a backup", async () => {
  const { site, read, post } = await openDesk();
  const token = "token-of-the-crm";
  await post("mail", { ...mail(), intent: "save" });
  await post("leads", { url: `https://crm.example/hook/${token}`, intent: "save" });
  const { rows } = await sql<{ plain: string; secrets: string }>`select * from connections`.execute(site.db);
  const stored = JSON.stringify(rows);
  const headers = { Cookie: await signIn(site) };
  const backup = Buffer.from(await (await site.get(deskPaths.backupNow(), formPost({}, headers))).arrayBuffer());
  const html = await Promise.all(connectionNames.map((name) => read(deskPaths.connection(name))));
  for (const text of [stored, gunzipSync(backup).toString(), ...html, await read(deskPaths.integrations())])
    for (const secret of [password, encodeURIComponent(password), token]) expect(text).not.toContain(secret);
  expect(gunzipSync(backup).toString()).toContain(rows[0]?.secrets);
});

test.skipIf(isOnPostgres || isShort)("the key is made once, for its user alone; another stops the start", async () => {
  const dataDir = newFolder();
  const file = join(dataDir, "secrets-key");
  const first = await openDesk({ DATA_DIR: dataDir });
  const made = readFileSync(file, "utf8");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await first.post("mail", { ...mail(), intent: "save" });
  const headers = { Cookie: await signIn(first.site) };
  const backup = await (await first.site.get(deskPaths.backupNow(), formPost({}, headers))).arrayBuffer();
  await first.site.stop();
  await expect(startTestSite({ DATA_DIR: dataDir, SECRETS_KEY: someKey })).rejects.toThrow(
    /^SECRETS_KEY: this is not the key that the desk's secrets were encrypted with; give that one$/,
  );
  const next = await openDesk({ DATA_DIR: dataDir });
  expect(readFileSync(file, "utf8")).toBe(made);
  expect(await next.read(deskPaths.connection("mail"))).toContain("Entered on");
  await next.site.stop();
  rmSync(file);
  const without = await openDesk({ DATA_DIR: dataDir });
  expect(await without.read(deskPaths.connection("mail"))).toContain("Please enter it again");
  expect(await without.read(deskPaths.integrations())).toContain("Enter again");
  await without.post("mail", { ...mail(), intent: "save" });
  expect(await without.read(deskPaths.connection("mail"))).not.toContain("Please enter it again");
  await without.site.stop();
  const downloaded = join(dataDir, "downloaded.gz");
  writeFileSync(downloaded, Buffer.from(backup));
  const restore = (env: object) => runScript("restore", [downloaded], { DATA_DIR: mkdtempSync(`${dataDir}/`), ...env });
  expect((await restore({})).output).toMatch(
    /Before the start, put that site's secrets-key .* enter again .*: Mail service\./,
  );
  const elsewhere = { DATA_DIR: mkdtempSync(`${dataDir}/`), SECRETS_KEY: someKey };
  expect((await restore(elsewhere)).output).toMatch(/SECRETS_KEY is another .* enter again .*: Mail service\./);
  const restored = await startTestSite(elsewhere);
  const signedIn = { headers: { Cookie: await signIn(restored, readKeyFile(dataDir)) } };
  expect(plain(await (await restored.get(deskPaths.integrations(), signedIn)).text())).toContain("Enter again");
  await restored.stop();
});

test.runIf(isOnPostgres)("with PostgreSQL and without a key the desk takes no secrets", async () => {
  const { read, post } = await openDesk({ SECRETS_KEY: "" });
  expect(await read(deskPaths.connection("leads"))).toContain("must set SECRETS_KEY first");
  expect((await post("leads", { url: receiver.url("/ok"), intent: "save" })).status).toBe(422);
  expect((await post("owner-mailbox", { address: "owner@house.example", intent: "save" })).status).toBe(303);
});
