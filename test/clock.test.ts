import { expect, onTestFinished, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { acquireLease } from "#platform/engine/server/leases.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, freeSlots } from "./booking.ts";
import { startCountingReceiver } from "./clock/counting-receiver.ts";
import { freshDatabase } from "./database.ts";
import { soon } from "./eventually.ts";
import { startMailbox } from "./mailbox.ts";
import { newFolder } from "./new-folder.ts";
import { payload, readOutbox } from "./outbox.ts";
import { forTest } from "./stop-after.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Hours and days back and forth, a week first, and finally the right time. */
const leaps = [5 * hourMs, -5 * hourMs, -3 * hourMs, 3 * hourMs, 7 * dayMs, -7 * dayMs, -7 * dayMs, 7 * dayMs];

async function startConfigured(env: Record<string, string> = {}): Promise<TestSite> {
  return forTest(await startTestSite({ SITE_URL: "http://house.example", ...env }));
}

const perLeap = process.env.PROVE ? 25 : 3;
/** Three days of failing have some fifteen attempts. */
const maxAttempts = 30;

test("whatever the clock does, each result is delivered once, and none is sent again and again", async () => {
  const receiver = forTest(await startCountingReceiver());
  const site = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url });
  let posted = 0;
  for (const leap of leaps) {
    for (let number = 0; number < perLeap; number += 1) {
      posted += 1;
      const body = JSON.stringify({ ...payload, email: `guest.${posted}@cellar.example` });
      expect((await site.get(paths.quizCrmHook(), { method: "POST", body })).status).toBe(202);
    }
    await soon(() => receiver.sent.size).is((count) => count === posted);
    site.clock.nowMs += leap;
  }
  const waiting = async () => {
    const rows = await readOutbox(site);
    return rows.filter(({ destination, state }) => destination === "quiz-crm" && state === "waiting");
  };
  const maxAheadMs = await soon(
    async () => Math.max(0, ...(await waiting()).map((row) => row.due_at)) - site.clock.nowMs,
  ).is((aheadMs) => aheadMs < hourMs);
  receiver.status = 200;
  await soon(async () => {
    site.clock.nowMs += minuteMs;
    return (await waiting()).length;
  }).is((count) => count === 0);
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
  const dataDir = newFolder();
  const database = await freshDatabase();
  onTestFinished(receiver.stop);
  onTestFinished(database.drop);
  const env = { ...database.env, DATA_DIR: dataDir, QUIZ_CRM_WEBHOOK_URL: receiver.url };
  const ahead = await startTestSite(env);
  ahead.clock.nowMs += 7 * dayMs;
  await ahead.get(paths.quizCrmHook(), { method: "POST", body: JSON.stringify(payload) });
  await soon(() => receiver.sent.size).is((count) => count === 1);
  const lease = { name: "a job", holder: "one that is gone", nowMs: ahead.clock.nowMs, forMs: minuteMs };
  expect(await acquireLease(ahead.db, lease)).toBe(true);
  await ahead.stop();
  receiver.status = 200;
  const right = await startConfigured(env);
  await soon(() => receiver.taken.size).is((count) => count === 1);
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
  const mailbox = forTest(await startMailbox());
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
