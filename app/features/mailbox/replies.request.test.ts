import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { serverFeatures } from "#app/wiring/server/server-features.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { watchContent } from "#features/business/server/watch-content.ts";
import { makeSiteWatcher } from "#features/owner/server/watch-site.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Emit } from "#platform/process/server/events.ts";
import { startTestSite, type TestSite, testInLongRun } from "#test/app.ts";
import { mainOf } from "#test/booking.ts";
import { freshDatabase, isOnPostgres } from "#test/database.ts";
import { formPost, signIn } from "#test/desk.ts";
import { soon } from "#test/eventually.ts";
import { type ImapServer, startImapServer } from "#test/imap-server.ts";
import { openQuietSite } from "#test/quiet-site.ts";
import { forTest } from "#test/stop-after.ts";
import { withDatabase } from "#test/with-database.ts";
import { mailboxPaths } from "./mailbox-paths.ts";
import { threadOf } from "./rules/mail-thread.ts";
import { takeMail } from "./server/take-mail.ts";
import { addTakenMail } from "./server/taken-mails.ts";

const noMail = { headers: [], text: "", parts: [] };

const sampleId = "V1StGXR8_Z5jdHi6B-myT";

/** A sample mail that answers the mail of this id. */
const sample = (path: string, id: string) =>
  Buffer.from(
    readFileSync(new URL(`../../../test/fixtures/mails/${path}.eml`, import.meta.url), "latin1").replaceAll(
      sampleId,
      id,
    ),
    "latin1",
  );

const foreign = Buffer.from(
  "From: a@elsewhere.example\nSubject: Lunch?\nMessage-ID: <foreign@elsewhere.example>\n\nAt noon.\n",
);

async function startMailbox(...mails: Buffer[]) {
  return forTest(await startImapServer(...mails));
}

/** One for the inbox, and one for the sent mails, which are read after it. */
const readStates = (site: TestSite) => withDatabase(site, (db) => db.selectFrom("mailbox_reads").selectAll().execute());

/** With its first read behind it: one under way would not see a mail that comes meanwhile. */
async function startSite(server: ImapServer, env: Record<string, string> = {}) {
  const settings = { IMAP_URL: server.url, SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "hello@house.example" };
  const site = forTest(await startTestSite({ ...settings, SITE_URL: "http://house.example", ...env }));
  await soon(() => readStates(site)).is((rows) => rows.some(({ outcome }) => outcome !== ""));
  return site;
}

/** Somebody asks for a guide; returns the id of the mail that brings it. */
async function ask(site: TestSite, email: string): Promise<string> {
  const fields = { name: "Marguerite", email, business: "Cellar", phone: "", message: "", consent: "yes" };
  await site.get("/widget/form/winery", { method: "POST", body: new URLSearchParams(fields) });
  const mails = await withDatabase(site, (db) =>
    db.selectFrom("outbox").select("id").where("about", "=", email).where("recipient", "=", "visitor").execute(),
  );
  return mails[0]?.id ?? "";
}

const takenBy = (site: TestSite) =>
  withDatabase(site, (db) => db.selectFrom("taken_mails").select(["kind", "about"]).orderBy("kind").execute());

async function readAgain(site: TestSite) {
  site.clock.nowMs += 61_000;
  const since = site.clock.nowMs;
  // All: the clock may have gone on while the sent mails of the last round were read.
  await soon(() => readStates(site)).is((rows) =>
    rows.every(({ asked_at, good_at }) => asked_at >= since && (good_at ?? 0) >= since),
  );
}

const look = async (site: TestSite, path: string, headers: Record<string, string>) =>
  (await mainOf(await site.get(path, { headers }))).replaceAll("<!-- -->", "");

test("what answers our mails is taken, stands with its person; nothing else is kept", async () => {
  const server = await startMailbox(foreign);
  const site = await startSite(server);
  const headers = { Cookie: await signIn(site) };
  expect(await look(site, mailboxPaths.replies(), headers)).toContain("Nothing has come back yet.");
  const [guest, gone, cross, away] = await Promise.all(
    ["guest@cellar.example", "gone@cellar.example", "cross@cellar.example", "away@cellar.example"].map((email) =>
      ask(site, email),
    ),
  );
  server.mails.push(
    sample("reply/gmail-plain", guest ?? ""),
    sample("hard-bounce/exim-user-unknown", gone ?? ""),
    sample("complaint/arf-rfc5965", cross ?? ""),
    sample("automatic/exchange-out-of-office", away ?? ""),
    sample("reply/iphone", "a-mail-of-nobody-here"),
  );
  await readAgain(site);
  expect(await takenBy(site)).toEqual([
    { kind: "automatic", about: "away@cellar.example" },
    { kind: "complaint", about: "cross@cellar.example" },
    { kind: "hard bounce", about: "gone@cellar.example" },
    { kind: "reply", about: "guest@cellar.example" },
  ]);
  const page = await look(site, mailboxPaths.replies(), headers);
  expect(page).toMatch(/The mailbox was last read at \d/);
  const [, person = ""] = /href="(\/desk\/people\/[\w-]+)"[^>]*><b>Marguerite<\/b><\/a><span>guest@/.exec(page) ?? [];
  const timeline = await look(site, person, headers);
  expect(timeline).toContain("Replied: Re: Your Winery Playbook");
  expect(timeline).toContain("Could we talk on Thursday?");
  expect(timeline).not.toContain("Answer this mail with any question");
  const everything = JSON.stringify(
    await withDatabase(site, (db) => Promise.all([db.selectFrom("lead_events").selectAll().execute(), takenBy(site)])),
  );
  expect(everything).not.toMatch(/elsewhere|Lunch/);
  expect(server.commands.some((command) => command.startsWith("EXAMINE"))).toBe(true);
  expect(server.commands.filter((command) => /SELECT|STORE|BODY\[/.test(command))).toEqual([]);
});

test.each([
  ["reply", ["reply"]],
  ["hard bounce", ["bounce"]],
  ["complaint", ["complaint"]],
  ["soft bounce", []],
] as const)("others are told of a %s once, so that nothing goes on to the person unasked", async (kind, reasons) => {
  const { db, close } = await openQuietSite();
  const about = "guest@cellar.example";
  const mail = { destination: "mail", kind: "guide", recipient: "visitor", body: "{}", about } as const;
  await addDelivery(db, { id: "a-guide", createdAt: 1, ...mail });
  const told: unknown[] = [];
  const emit: Emit = async (_tx, name, event) => {
    told.push([name, event]);
    return [];
  };
  const judged = { kind, ids: ["a-guide"], from: about, subject: "", text: "", thread: threadOf(noMail) };
  const deps = { db, nowMs: 2, makeId: () => "an-event", ownAddresses: [], emit };
  for (const isFirst of [true, false]) expect(await takeMail(foreign, judged, deps)).toBe(isFirst);
  expect(told).toEqual(reasons.map((why) => ["stopped", { email: about, why, nowMs: 2 }]));
  await close();
});

test("after a new UIDVALIDITY and a huge mail, each mail is still taken once", async () => {
  const server = await startMailbox();
  const site = await startSite(server);
  const id = await ask(site, "guest@cellar.example");
  server.mails.push(sample("reply/apple-mail", id));
  await readAgain(site);
  server.box.uidValidity = 2;
  const huge = Buffer.concat([sample("soft-bounce/exim-quota", id), Buffer.alloc(8 * 1024 * 1024, "x")]);
  server.mails.unshift(foreign, huge);
  await readAgain(site);
  expect((await takenBy(site)).map(({ kind }) => kind)).toEqual(["reply", "soft bounce"]);
  const events = await withDatabase(site, (db) =>
    db.selectFrom("lead_events").select("kind").orderBy("kind").execute(),
  );
  expect(events.map(({ kind }) => kind)).toEqual(["bounced", "replied"]);
  expect(server.commands.filter((command) => /BODY\.PEEK\[\]/.test(command)).length).toBeGreaterThan(0);
  expect(server.commands.filter((command) => /BODY\.PEEK\[\](?!<0\.262144>)/.test(command))).toEqual([]);
});

testInLongRun("two instances over one database take each mail once", async () => {
  const server = await startMailbox();
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const first = await startSite(server, database.env);
  const sites = isOnPostgres ? [first, await startSite(server, database.env)] : [first];
  const people = Array.from({ length: 12 }, (_, number) => `guest-${number}@cellar.example`);
  const ids = await Promise.all(people.map((email) => ask(first, email)));
  const replies = ids.map((id, at) =>
    Buffer.from(sample("reply/french", id).toString("latin1").replace("<french@", `<french-${at}@`), "latin1"),
  );
  server.mails.push(...replies);
  for (const site of sites) site.clock.nowMs += 61_000;
  await soon(() => takenBy(first)).is((taken) => taken.length === 12);
  server.mails.push(...replies);
  for (const site of sites) site.clock.nowMs += 61_000;
  const press = formPost({ intent: "read" }, { Cookie: await signIn(first) });
  await Promise.all(sites.map((site) => site.get(mailboxPaths.replies(), press)));
  const events = await withDatabase(first, (db) => db.selectFrom("lead_events").select("lead_id").execute());
  expect([(await takenBy(first)).length, events.length]).toEqual([12, 12]);
  expect(new Set(events.map(({ lead_id }) => lead_id)).size).toBe(12);
});

test("the desk says in plain words why the mailbox cannot be read", async () => {
  const server = await startMailbox();
  const site = await startSite(server, { IMAP_URL: server.url.replace("correct", "wrong") });
  const headers = { Cookie: await signIn(site) };
  await soon(() => look(site, mailboxPaths.replies(), headers)).is((page) =>
    page.includes("The mailbox does not let the site in."),
  );
  expect(await look(site, deskPaths.integrations(), headers)).toContain("The mailbox does not let the site in.");
  await site.get(deskPaths.integrations(), formPost({ integration: "replies" }, headers));
  expect(await look(site, deskPaths.integrations(), headers)).toContain("your mailbox does not let the site in.");
});

test("three mails refused within a day for the sender's sake are told of once", async () => {
  const quiet = await openQuietSite({ OWNER_EMAIL: "owner@house.example", SMTP_URL: "smtp://127.0.0.1:1" });
  const { db, clock } = quiet;
  const content = await watchContent(db, quiet.log);
  const readSpace = async () => ({ freeBytes: 1e12, totalBytes: 1e12 });
  const look = makeSiteWatcher({ ...quiet, content, features: serverFeatures, deskAddress: "", readSpace });
  const alerts = async () =>
    (await db.selectFrom("outbox").select("body").execute()).map(({ body }) => JSON.parse(body));
  for (const [at, hours] of [25, 20, 10, 1].entries()) {
    expect(await alerts()).toEqual([]);
    const about = { delivery_id: "", about: "guest@cellar.example", taken_at: clock() - hours * 60 * 60 * 1000 };
    await addTakenMail(db, { id: `${at}`, kind: "refused sender", ...about });
    await look();
  }
  await look();
  expect(await alerts()).toEqual([expect.objectContaining({ subject: "Other mail services refuse your mails" })]);
  await quiet.close();
});
