import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { acquireLease } from "#server/tables/engine/leases.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, bookingsOf, calendar, freeSlots, post, visitor } from "./booking.ts";
import { startCountingReceiver } from "./clock/counting-receiver.ts";
import { freshDatabase } from "./database.ts";
import { formPost, signIn } from "./desk.ts";
import { eventually } from "./eventually.ts";
import { startMailbox } from "./mailbox.ts";
import { payload, readOutbox } from "./outbox.ts";
import { withDatabase } from "./with-database.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Hours and days back and forth, a week first, and finally the right time. */
const leaps = [5 * hourMs, -5 * hourMs, -3 * hourMs, 3 * hourMs, 7 * dayMs, -7 * dayMs, -7 * dayMs, 7 * dayMs];

const leftovers: (() => unknown)[] = [];
afterEach(async () => {
  for (const remove of leftovers.splice(0).reverse()) await remove();
});

async function startConfigured(env: Record<string, string> = {}): Promise<TestSite> {
  const site = await startTestSite({ SITE_URL: "http://house.example", ...env });
  leftovers.push(site.stop);
  return site;
}

const perLeap = process.env.PROVE ? 25 : 3;
/** Three days of failing have some fifteen attempts. */
const maxAttempts = 30;

test("whatever the clock does, each result is delivered once, and none is sent again and again", async () => {
  const receiver = await startCountingReceiver();
  leftovers.push(receiver.stop);
  const site = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url });
  let posted = 0;
  for (const leap of leaps) {
    for (let number = 0; number < perLeap; number += 1) {
      posted += 1;
      const body = JSON.stringify({ ...payload, email: `guest.${posted}@cellar.example` });
      expect((await site.get(paths.quizCrmHook(), { method: "POST", body })).status).toBe(202);
    }
    await eventually(
      () => receiver.sent.size,
      (count) => count === posted,
    );
    site.clock.nowMs += leap;
  }
  const waiting = async () => {
    const rows = await readOutbox(site);
    return rows.filter(({ destination, state }) => destination === "quiz-crm" && state === "waiting");
  };
  const maxAheadMs = await eventually(
    async () => Math.max(0, ...(await waiting()).map((row) => row.due_at)) - site.clock.nowMs,
    (aheadMs) => aheadMs < hourMs,
  );
  receiver.status = 200;
  await eventually(
    async () => {
      site.clock.nowMs += minuteMs;
      return (await waiting()).length;
    },
    (count) => count === 0,
  );
  const attempts = Math.max(...receiver.sent.values());
  console.info(
    `figure: ${posted} results on ${process.env.ENGINE} while the clock leaps by hours, days and weeks: ${receiver.taken.size} delivered, each once, after at most ${attempts} attempts; once the clock is right none waits longer than ${Math.ceil(maxAheadMs / minuteMs)} min for the next`,
  );
  expect(receiver.taken.size).toBe(posted);
  expect([...receiver.taken.values()].every((count) => count === 1)).toBe(true);
  expect(attempts).toBeLessThan(maxAttempts);
});

test("plans made under a clock a week ahead are due when the site starts under a right one", async () => {
  const receiver = await startCountingReceiver();
  const dataDir = mkdtempSync(join(tmpdir(), "clock-"));
  const database = await freshDatabase();
  leftovers.push(receiver.stop, () => rmSync(dataDir, { recursive: true }), database.drop);
  const env = { ...database.env, DATA_DIR: dataDir, QUIZ_CRM_WEBHOOK_URL: receiver.url };
  const ahead = await startTestSite(env);
  ahead.clock.nowMs += 7 * dayMs;
  await ahead.get(paths.quizCrmHook(), { method: "POST", body: JSON.stringify(payload) });
  await eventually(
    () => receiver.sent.size,
    (count) => count === 1,
  );
  const lease = { name: "a job", holder: "one that is gone", nowMs: ahead.clock.nowMs, forMs: minuteMs };
  expect(await acquireLease(ahead.db, lease)).toBe(true);
  await ahead.stop();
  receiver.status = 200;
  const right = await startConfigured(env);
  await eventually(
    () => receiver.taken.size,
    (count) => count === 1,
  );
  expect(await acquireLease(right.db, { ...lease, holder: "another", nowMs: right.clock.nowMs })).toBe(true);
  expect(await acquireLease(right.db, { ...lease, holder: "a third", nowMs: right.clock.nowMs })).toBe(false);
});

async function bookFirst(site: TestSite) {
  const { slots } = await freeSlots(site);
  const start = String(slots.at(-1));
  expect((await bookAsProgram(site, { start })).status).toBe(201);
  return Date.parse(start);
}

const reminders = async (site: TestSite) =>
  (await readOutbox(site)).filter(
    ({ destination, body }) => destination === "mail" && /remind|tomorrow/i.test(JSON.parse(body).subject),
  );

test("a session has one reminder, at its time, whatever the clock did", async () => {
  const mailbox = await startMailbox();
  leftovers.push(mailbox.stop);
  const site = await startConfigured({ SMTP_URL: mailbox.url });
  const startMs = await bookFirst(site);
  const countAt = async (nowMs: number) => {
    site.clock.nowMs = nowMs;
    await site.bookings.remind();
    return (await reminders(site)).length;
  };
  const startedAtMs = site.clock.nowMs;
  // Past the session and back: no reminder for what seems over, and none is lost.
  expect(await countAt(startMs + 7 * dayMs)).toBe(0);
  expect(await countAt(startedAtMs - 5 * hourMs)).toBe(0);
  expect(await countAt(startMs - dayMs - 1)).toBe(0);
  expect(await countAt(startMs - dayMs + 1)).toBe(1);
  for (const away of [-5 * hourMs, 5 * hourMs, -7 * dayMs, 0]) expect(await countAt(startMs - dayMs + away)).toBe(1);
  console.info(
    "figure: one reminder of a session, at its time, with the clock a week ahead before and hours and days back after",
  );
});

test("a clock that goes back does not extend a session of the desk, and a small step ends none", async () => {
  const site = await startConfigured();
  const cookie = await signIn(site);
  const status = async () => (await site.get(deskPaths.today(), { headers: { cookie } })).status;
  const startedAtMs = site.clock.nowMs;
  for (const [awayMs, expected] of [
    [0, 200],
    [-minuteMs, 200],
    [11 * hourMs, 200],
    [13 * hourMs, 303],
    [-5 * hourMs, 303],
    [-7 * dayMs, 303],
  ] as const) {
    site.clock.nowMs = startedAtMs + awayMs;
    expect([awayMs, await status()]).toEqual([awayMs, expected]);
  }
  site.clock.nowMs = startedAtMs - 7 * dayMs;
  expect((await site.get(deskPaths.today(), { headers: { cookie: await signIn(site) } })).status).toBe(200);
});

test("nobody is locked out for as long as the clock went back", async () => {
  const site = await startConfigured();
  let last: Response | undefined;
  for (let number = 0; number < 22; number += 1) last = await site.get(deskPaths.signIn(), formPost({ key: "" }));
  expect(last?.status).toBe(429);
  site.clock.nowMs -= 7 * dayMs;
  const refused = await site.get(deskPaths.signIn(), formPost({ key: "" }));
  site.clock.nowMs += Number(refused.headers.get("retry-after")) * 1000;
  expect((await site.get(deskPaths.signIn(), formPost({ key: "" }))).status).toBe(422);
  console.info(
    `figure: who was refused before the clock went back a week is let in ${refused.headers.get("retry-after")} s after`,
  );
});

test("a form or calendar opened before the clock went back is accepted", async () => {
  const site = await startConfigured();
  const at = String(site.clock.nowMs);
  site.clock.nowMs -= 5 * hourMs;
  await site.get(paths.formWidget("winery"), formPost({ name: "Ada", email: "ada@cellar.example", at }));
  const leads = await withDatabase(site, (db) => db.selectFrom("leads").select("email").execute());
  expect(leads).toEqual([{ email: "ada@cellar.example" }]);
  const { slots } = await freeSlots(site);
  const booked = await post(site, calendar, { ...visitor, start: String(slots[0]), at });
  expect(booked.status).toBe(303);
  expect(await bookingsOf(site)).toHaveLength(1);
});
