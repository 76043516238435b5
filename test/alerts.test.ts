import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serverFeatures } from "#app/wiring/server/server-features.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { readFeedHealth, writeFeedHealth } from "#features/articles/server/feed/feed-health.ts";
import { writeBackupHealth } from "#features/backup/server/backup-health.ts";
import { connectedCalendars } from "#features/bookings/server/busy/connected-calendars.ts";
import { beginBusyRead, noteBusyFailure, replaceBusyTimes } from "#features/bookings/server/queries/busy-calendars.ts";
import { watchContent } from "#features/business/server/watch-content.ts";
import { makeSiteWatcher, type Space } from "#features/owner/server/watch-site.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { migrate } from "#platform/engine/server/migrate.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import { recordDelivery } from "#platform/outbox/server/queries/outbox.ts";
import { readSettings, type Settings } from "#platform/settings/server/settings.ts";
import { startOfTest, startTestSite } from "./app.ts";
import { freshDatabase } from "./database.ts";
import { signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { headOf, startMailbox, wordsOf } from "./mailbox.ts";
import { newFolder } from "./new-folder.ts";
import { forFile } from "./stop-after.ts";

const [hourMs, gigabyte] = [60 * 60 * 1000, 1024 ** 3];
let db: Db;
let env: Record<string, string>;
let settings: Settings;
let clock: { nowMs: number };
let space: Space;
let end: () => Promise<void>;
const mailbox = forFile(await startMailbox());

/** A site whose jobs do not run, so that the outbox stays as it is. */
beforeEach(async () => {
  const database = await freshDatabase();
  const dataDir = newFolder();
  const mail = { OWNER_EMAIL: "owner@house.example", SMTP_URL: mailbox.url };
  env = { ...database.env, ...mail, DATA_DIR: dataDir };
  settings = readSettings({ ...env, FEED_URL: "http://feed.example/" });
  const opened = await openDatabase(settings);
  db = opened.db;
  await migrate(db, opened.engine, startOfTest);
  clock = { nowMs: startOfTest };
  space = { freeBytes: 50 * gigabyte, totalBytes: 100 * gigabyte };
  end = async () => {
    await db.destroy();
    await database.drop();
  };
});
afterEach(() => end());

const log = pino({ level: "silent" });

async function makeWatcher(changed: Partial<Settings> = {}) {
  return makeSiteWatcher({
    db,
    settings: { ...settings, ...changed },
    clock: () => clock.nowMs,
    log,
    content: await watchContent(db, log),
    features: serverFeatures,
    deskAddress: settings.siteUrl + deskPaths.integrations(),
    readSpace: async () => space,
  });
}

const alerts = async () => {
  const rows = await db
    .selectFrom("outbox")
    .select("body")
    .where("id", "like", "alert-%")
    .orderBy("created_at")
    .execute();
  return rows.map(({ body }) => JSON.parse(body).subject as string);
};

async function feedIs(outcome: "posts" | "empty body" | "failed", detail = "HTTP error 500") {
  const nowMs = clock.nowMs;
  const before = await readFeedHealth(db);
  const good = outcome === "posts" ? { lastSuccessAt: nowMs, detail: "" } : { detail };
  await writeFeedHealth(db, { ...before, lastAttemptAt: nowMs, outcome, ...good });
}

test("a feed that is silent for a day causes one alert, and another only after a good read", async () => {
  const look = await makeWatcher();
  await feedIs("posts");
  await look();
  clock.nowMs += hourMs;
  await feedIs("failed");
  await look();
  clock.nowMs += 23 * hourMs - 1;
  await look();
  expect(await alerts()).toEqual([]);
  clock.nowMs += 1;
  await look();
  clock.nowMs += 100 * hourMs;
  await look();
  expect(await alerts()).toEqual(["Your content feed has been silent for a day"]);
  for (const [at, good] of (["posts", "empty body"] as const).entries()) {
    await feedIs(good);
    await look();
    await feedIs("failed");
    await look();
    clock.nowMs += 24 * hourMs;
    await look();
    expect(await alerts()).toHaveLength(at + 2);
  }
});

test("whoever runs the server is told by webhook, also without mail, and a failing one causes no other", async () => {
  const look = await makeWatcher({ smtpUrl: undefined, alertWebhookUrl: "http://pager.example/" });
  await deliver("one", "leads", { state: "parked" });
  await look();
  await db.updateTable("outbox").set({ state: "parked" }).execute();
  await markDelivered("one");
  await look();
  const told = await db.selectFrom("outbox").select("body").where("destination", "=", "alerts").execute();
  const text = expect.stringMatching(/^After three days .* press Send again\.$/);
  const alert = { title: "A message is not getting through", text, url: settings.siteUrl + deskPaths.integrations() };
  expect(told.map(({ body }) => JSON.parse(body))).toEqual([alert]);
  expect(await db.selectFrom("alerts").selectAll().execute()).toEqual([]);
});

const deliver = (id: string, destination: "leads" | "mail", row: object) =>
  db.transaction().execute(async (tx) => {
    const message =
      destination === "mail"
        ? ({ destination, body: "{}", kind: "guide", recipient: "visitor" } as const)
        : { destination, body: "{}" };
    await addDelivery(tx, { id, ...message, createdAt: clock.nowMs });
    await tx.updateTable("outbox").set(row).where("id", "=", id).execute();
  });
const markDelivered = (id: string) =>
  db.updateTable("outbox").set({ state: "delivered" }).where("id", "=", id).execute();

test("deliveries that were given up are told of once, until all of them have been dealt with", async () => {
  const look = await makeWatcher();
  await deliver("one", "leads", { state: "parked" });
  await look();
  await deliver("two", "leads", { state: "parked" });
  await look();
  expect(await alerts()).toEqual(["A message is not getting through"]);
  await markDelivered("one");
  await look();
  await markDelivered("two");
  await look();
  await deliver("three", "leads", { state: "parked" });
  await look();
  expect(await alerts()).toHaveLength(2);
});

test("mail that fails is told of once; an alert that fails is no reason for another", async () => {
  const look = await makeWatcher();
  await deliver("m", "mail", { attempts: 0 });
  const fail = () => recordDelivery(db, "m", { state: "waiting", outcome: "refused (450)", dueAt: startOfTest });
  for (const _retry of [1, 2]) await fail();
  await look();
  expect(await alerts()).toEqual([]);
  await fail();
  await look();
  expect(await alerts()).toEqual(["Mail does not get through"]);
  const deadLettered = { state: "parked", attempts: 9, is_failing: 1 } as const;
  await db.updateTable("outbox").set(deadLettered).where("destination", "=", "mail").execute();
  await recordDelivery(db, "m", { state: "delivered", outcome: "delivered (250)", nowMs: clock.nowMs });
  for (let round = 0; round < 3; round++) await look();
  expect(await alerts()).toHaveLength(1);
});

test("mails that are held are told of once, until all of them have been released or withdrawn", async () => {
  const look = await makeWatcher();
  for (const id of ["one", "two"]) await deliver(id, "mail", { state: "held", held_for: "mailbox" });
  await look();
  await deliver("three", "mail", { state: "held", held_for: "network" });
  await look();
  expect(await alerts()).toEqual(["2 mails are held until you release them"]);
  await db.updateTable("outbox").set({ state: "withdrawn" }).where("state", "=", "held").execute();
  await look();
  await deliver("four", "mail", { state: "held", held_for: "mailbox" });
  await look();
  expect(await alerts()).toEqual(["2 mails are held until you release them", "A mail is held until you release it"]);
});

test("an hour in which more mails wait than may leave is told of once, until there is room again", async () => {
  const look = await makeWatcher({ mailsPerHour: 4 });
  const send = (id: string) => deliver(id, "mail", { state: "delivered", sent_at: clock.nowMs });
  for (const id of ["one", "two", "three", "four"]) await send(id);
  await look();
  expect(await alerts()).toEqual([]);
  await deliver("five", "mail", { attempts: 0 });
  await look();
  expect(await alerts()).toEqual(["Mails wait: 4 have left in an hour"]);
  await markDelivered("five");
  await look();
  await deliver("six", "mail", { attempts: 0 });
  await look();
  expect(await alerts()).toHaveLength(1);
  clock.nowMs += hourMs;
  await look();
  for (const id of ["seven", "eight", "nine", "ten"]) await send(id);
  await look();
  expect(await alerts()).toHaveLength(2);
});

test("a full disk causes one alert, and another only after there was room", async () => {
  const look = await makeWatcher();
  for (const free of [0.4, 0.7, 0.4, 1.1, 0.7, 0.3]) {
    space = { ...space, freeBytes: free * gigabyte };
    await look();
  }
  expect(await alerts()).toEqual(["The site’s disk is nearly full", "The site’s disk is nearly full"]);
});

test("a day without a backup causes an alert", async () => {
  const look = await makeWatcher();
  await writeBackupHealth(db, { lastAttemptAt: 1, lastMadeAt: null, file: "", bytes: 0, outcome: "the disk is full" });
  await look();
  clock.nowMs += 24 * hourMs;
  await look();
  expect(await alerts()).toEqual(["No backup has been made for a day"]);
});

test("a day without a backup causes an alert even if no attempt left an outcome", async () => {
  const look = await makeWatcher();
  const made = { lastAttemptAt: startOfTest, lastMadeAt: startOfTest, file: "a", bytes: 9, outcome: "" };
  await writeBackupHealth(db, made);
  clock.nowMs += 26 * hourMs;
  await look();
  expect(await db.selectFrom("alerts").selectAll().execute()).toEqual([]);
  clock.nowMs += 1;
  await look();
  clock.nowMs += 24 * hourMs;
  await look();
  expect(await alerts()).toEqual(["No backup has been made for a day"]);
  const { body } = await db.selectFrom("outbox").select("body").executeTakeFirstOrThrow();
  expect(body).toContain("The last attempt left no word");
  await writeBackupHealth(db, { ...made, lastMadeAt: clock.nowMs });
  await look();
  expect(await db.selectFrom("alerts").selectAll().execute()).toEqual([]);
});

test("several instances tell once", async () => {
  await deliver("one", "leads", { state: "parked" });
  const watchers = await Promise.all([makeWatcher(), makeWatcher(), makeWatcher()]);
  await Promise.all(watchers.map((look) => look()));
  expect(await alerts()).toHaveLength(1);
});

test("where there is nobody to carry it, it is told once there is", async () => {
  await deliver("one", "leads", { state: "parked" });
  const look = await makeWatcher({ smtpUrl: undefined });
  await look();
  expect(await alerts()).toEqual([]);
  expect(await db.selectFrom("alerts").select(["name", "told_at"]).execute()).toEqual([
    { name: "deliveries", told_at: null },
  ]);
  await (await makeWatcher())();
  expect(await alerts()).toHaveLength(1);
});

test("the alert reaches the owner with a reason, a remedy and the way to the desk, where it stands too", async () => {
  space = { ...space, freeBytes: 0.1 * gigabyte };
  await (await makeWatcher())();
  const site = await startTestSite(env);
  const [mail] = await soon(() => mailbox.mails).is((mails) => mails.length > 0);
  expect(mail?.to).toEqual(["owner@house.example"]);
  expect(headOf(mail as never)).toMatch(/Subject: .*disk/);
  for (const words of ["102", "MB are left", "larger disk", "/desk/connections"])
    expect(wordsOf(mail as never)).toContain(words);
  const desk = await (await site.get(deskPaths.integrations(), { headers: { Cookie: await signIn(site) } })).text();
  expect(desk).toContain("The disk is nearly full");
  expect(desk).toContain("You were told");
  const today = await (await site.get(deskPaths.today(), { headers: { Cookie: await signIn(site) } })).text();
  expect(today).toContain("The disk is nearly full");
  expect(today).not.toContain("Nothing needs you");
  await site.stop();
});

test("a calendar that cannot be read for a day causes one alert, counted from its last good read", async () => {
  const url = "https://calendar.google.com/calendar/ical/secret/basic.ics";
  const look = await makeWatcher({ feedUrl: undefined, busyCalendars: [url] });
  const [{ id } = { id: "" }] = connectedCalendars({ busyCalendars: [url] });
  const read = await beginBusyRead(db, id, clock.nowMs);
  const nothing = { busy: [], sessions: [], unread: 0, unknownZones: 0, unknownZone: "" };
  await replaceBusyTimes(db, id, { begun: read, fingerprint: "a", nowMs: clock.nowMs }, nothing);
  await look();
  clock.nowMs += 23 * hourMs;
  const begun = await beginBusyRead(db, id, clock.nowMs);
  await noteBusyFailure(db, id, { begun, outcome: "refused (404)" });
  await look();
  expect(await alerts()).toEqual([]);
  clock.nowMs += hourMs;
  await look();
  clock.nowMs += 100 * hourMs;
  await look();
  expect(await alerts()).toEqual(["A calendar of yours has not been read for a day"]);
  const [alert] = await db.selectFrom("outbox").select("body").where("id", "like", "alert-%").execute();
  expect(alert?.body).toContain("Google Calendar does not know the address that is set");
  expect(alert?.body).not.toContain("secret");
});
