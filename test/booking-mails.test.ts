import { beforeEach, expect, onTestFinished, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { deleteExpired } from "#features/leads/server/queries/delete-expired.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, bookingsOf, freeSlots, mainOf, post } from "./booking.ts";
import { changeFacts } from "./change-facts.ts";
import { signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { type GotMail, headOf, type Mailbox, startMailbox, wordsOf } from "./mailbox.ts";
import { readOutbox } from "./outbox.ts";
import { type Receiver, startReceiver } from "./receiver/start-receiver.ts";
import { forTest } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

// New for each test: deliveries under way when a site stops still arrive.
let receiver: Receiver;
let mailbox: Mailbox;
beforeEach(async () => {
  receiver = await startReceiver();
  onTestFinished(receiver.kill);
  mailbox = forTest(await startMailbox());
});

async function startConfigured(env: Record<string, string> = {}): Promise<TestSite> {
  return forTest(
    await startTestSite({
      SITE_URL: "http://house.example",
      SMTP_URL: mailbox.url,
      MAIL_FROM: "The House <hello@house.example>",
      OWNER_EMAIL: "owner@house.example",
      ...env,
    }),
  );
}

const dayMs = 24 * 60 * 60 * 1000;

async function book(site: TestSite, index = 0, fields: Record<string, string> = {}) {
  const { slots } = await freeSlots(site);
  const start = slots[index] as string;
  const answer = await bookAsProgram(site, { start, ...fields });
  const { id, links } = await answer.json();
  return { id: id as string, start, page: new URL(links.page).pathname };
}

/** Waits for `count` mails, and empties the mailbox. */
async function collect(count: number): Promise<GotMail[]> {
  const mails = await soon(() => mailbox.mails).is((all) => all.length === count);
  return mails.splice(0);
}

/** Reads the outbox, because a mail that is not in the mailbox may be on its way. */
const remindersIn = async (site: TestSite) => (await readOutbox(site)).filter(({ kind }) => kind === "reminder");

const mailTo = (mails: GotMail[], address: string): GotMail => {
  const found = mails.find(({ to }) => to[0] === address);
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
};

/** The appointment attached to a mail, unfolded. */
function appointmentIn({ source }: GotMail): string {
  const part = /Content-Type: application\/ics[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(source)?.[1] ?? "";
  return Buffer.from(part, "base64")
    .toString("utf8")
    .replace(/\r\n[ \t]/g, "");
}

test("a booking is sent to visitor, owner and webhook, each in its own time zone", async () => {
  const site = await startConfigured({ LEADS_WEBHOOK_URL: receiver.url("/ok") });
  const { id, page } = await book(site);
  const mails = await collect(2);
  const letter = mailTo(mails, "m@cellar.example");
  expect(headOf(letter)).toContain("From: The House <hello@house.example>");
  const words = wordsOf(letter);
  for (const part of [
    "Monday, November\u00a023, 2026, 6:00\u00a0pm, Central European",
    "Our clock: 9:00\u00a0am, Pacific",
    `http://house.example${page}`,
  ])
    expect(words).toContain(part);
  expect(headOf(letter)).not.toContain("List-Unsubscribe");
  expect(letter.source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
  const invitation = appointmentIn(letter);
  for (const line of [`UID:${id}@house.example`, "SEQUENCE:0", "DTSTART:20261123T170000Z", "METHOD:REQUEST"])
    expect(invitation).toContain(`${line}\r\n`);
  const alert = mailTo(mails, "owner@house.example");
  expect(headOf(alert)).toContain("Reply-To: Marguerite <m@cellar.example>");
  expect(wordsOf(alert)).toContain("When: Monday, November\u00a023, 9:00\u00a0am, Pacific");
  expect(wordsOf(alert)).toMatch(/Two labels, one cellar\s+Open it on your desk: http:\/\/\S+\/desk\/bookings\/\S+/);
  expect(wordsOf(alert)).not.toContain(page);
  const [told] = await soon(() => receiver.at("/ok")).is((all) => all.length === 1);
  expect(JSON.parse(told?.body ?? "")).toMatchObject({
    type: "booking",
    change: "booked",
    id,
    start: "2026-11-23T17:00:00.000Z",
    email: "m@cellar.example",
  });
});

test("moving and cancelling are told to both, and calendars follow", async () => {
  const site = await startConfigured();
  const { page } = await book(site);
  await collect(2);
  const { slots } = await freeSlots(site);
  await post(site, `${page}/move`, { start: slots[0] as string });
  const moved = await collect(2);
  expect(wordsOf(mailTo(moved, "m@cellar.example"))).toContain("Your session is moved");
  expect(headOf(mailTo(moved, "owner@house.example"))).toContain("Subject: A session is moved: Monday, November 23");
  for (const mail of moved) expect(appointmentIn(mail)).toMatch(/SEQUENCE:1\r\n[\s\S]*DTSTART:20261123T174500Z/);
  await post(site, `${page}/cancel`, {});
  const cancelled = await collect(2);
  expect(appointmentIn(mailTo(cancelled, "m@cellar.example"))).toMatch(/METHOD:CANCEL\r\n[\s\S]*SEQUENCE:2\r\n/);
  expect(appointmentIn(mailTo(cancelled, "owner@house.example"))).toContain("STATUS:CANCELLED");
});

/** The states of the mails about sessions, oldest first. */
const mailStates = async (site: TestSite) =>
  (await readOutbox(site)).map(({ kind, recipient, state }) => `${kind} to ${recipient}: ${state}`).sort();

const statesOnce = (site: TestSite, isDone: (states: string[]) => boolean) => soon(() => mailStates(site)).is(isDone);

test("a mail that is overtaken before it leaves is withdrawn, never sent, and shown as withdrawn", async () => {
  mailbox.failures.left = 4;
  const site = await startConfigured();
  const { page } = await book(site);
  const read = () => readOutbox(site);
  const allTried = () => soon(read).is((rows) => rows.every(({ last_outcome }) => last_outcome));
  await allTried();
  const { slots } = await freeSlots(site);
  await post(site, `${page}/move`, { start: slots[3] as string });
  await allTried();
  await post(site, `${page}/cancel`, {});
  await collect(2);
  expect(await statesOnce(site, (states) => !states.some((state) => state.endsWith("waiting")))).toEqual([
    "booked to owner: withdrawn",
    "booked to visitor: withdrawn",
    "cancelled to owner: delivered",
    "cancelled to visitor: delivered",
    "moved to owner: withdrawn",
    "moved to visitor: withdrawn",
  ]);
  const shown = await site.get(deskPaths.deliveries("withdrawn"), { headers: { Cookie: await signIn(site) } });
  expect(await shown.text()).toContain("The session was moved or cancelled before this left");
});

test("a mail that is overtaken during its attempt is not tried again", async () => {
  const site = await startConfigured();
  const { page } = await book(site);
  await collect(2);
  await statesOnce(site, (states) => states.every((state) => state.endsWith("delivered")));
  await withDatabase(site, (db) =>
    db
      .updateTable("outbox")
      .set({ state: "waiting", claimed_until: site.clock.nowMs + 1000 })
      .execute(),
  );
  await post(site, `${page}/cancel`, {});
  await collect(2);
  expect(await mailStates(site)).toContain("booked to visitor: waiting");
  site.clock.nowMs += 1001;
  const withdrawn = ["booked to owner: withdrawn", "booked to visitor: withdrawn"];
  await statesOnce(site, (states) => withdrawn.every((state) => states.includes(state)));
  expect(mailbox.mails).toEqual([]);
});

test("a name with a link is in no greeting, subject or invitation", async () => {
  const site = await startConfigured();
  await book(site, 0, { name: "customer, verify at https://evil.example" });
  const mails = await collect(2);
  for (const mail of mails) expect(headOf(mail)).not.toContain("evil.example");
  const letter = mailTo(mails, "m@cellar.example");
  expect(letter.source + wordsOf(letter) + appointmentIn(letter)).not.toContain("evil.example");
  expect(wordsOf(letter)).toContain("Hello,");
  expect(headOf(mailTo(mails, "owner@house.example"))).toContain("Subject: A session is booked: Monday, November 23");
  expect(wordsOf(mailTo(mails, "owner@house.example"))).toContain("Name: customer, verify at https://evil.example");
});

test("a reminder comes once, a day before the current hour of the session", async () => {
  const site = await startConfigured();
  const { page, start } = await book(site, 8);
  const cancelled = await book(site, 8, { email: "other@cellar.example" });
  await collect(4);
  await post(site, `${cancelled.page}/cancel`, {});
  await collect(2);
  site.clock.nowMs = Date.parse(start) - dayMs - 1000;
  await site.bookings.remind();
  expect(await remindersIn(site)).toEqual([]);
  site.clock.nowMs = Date.parse(start) - dayMs + 1000;
  await Promise.all([site.bookings.remind(), site.bookings.remind()]);
  const [reminder] = await collect(1);
  if (!reminder) throw new Error("No reminder");
  expect(reminder.to).toEqual(["m@cellar.example"]);
  expect(wordsOf(reminder)).toContain("A reminder of your session");
  expect(headOf(reminder)).toContain(`List-Unsubscribe: <http://house.example${page}/reminders>`);
  expect(headOf(reminder)).not.toContain("List-Unsubscribe-Post");
  expect(wordsOf(reminder)).toContain(`Send no more reminders or letters: http://house.example${page}/reminders`);
  await site.bookings.remind();
  expect((await bookingsOf(site)).filter(({ remind_at }) => remind_at !== null)).toEqual([]);
  expect(await remindersIn(site)).toHaveLength(1);
});

test("a session keeps the length that it was booked with", async () => {
  const site = await startConfigured();
  const { start, page } = await book(site);
  expect(wordsOf(mailTo(await collect(2), "m@cellar.example"))).toContain("Length: 30\u00a0minutes");
  await changeFacts(site, { "booking.lengthMinutes": 45 });
  await soon(() => freeSlots(site)).is(({ lengthMinutes }) => lengthMinutes === 45);
  expect(await mainOf(await site.get(page))).toContain("30\u00a0minutes");
  site.clock.nowMs = Date.parse(start) - dayMs + 1000;
  await site.bookings.remind();
  const [reminder] = await collect(1);
  expect(wordsOf(reminder as GotMail)).toContain("Length: 30\u00a0minutes");
});

test("a moved session has a new reminder, one booked within its last day has none", async () => {
  const site = await startConfigured();
  const { page } = await book(site, 0);
  await collect(2);
  const { slots } = await freeSlots(site);
  await post(site, `${page}/move`, { start: slots[20] as string });
  await collect(2);
  const due = Date.parse(slots[20] as string) - dayMs;
  expect((await bookingsOf(site)).map(({ remind_at }) => remind_at)).toEqual([due]);
  site.clock.nowMs = due - 1000;
  const soon = await freeSlots(site);
  await post(site, `${page}/move`, { start: soon.slots[0] as string });
  const [booking] = await bookingsOf(site);
  expect([null, Number(booking?.start_at) - dayMs]).toContain(booking?.remind_at);
});

test("reminders are stopped in one step, by the link or a mail program's button, and taken up again by hand", async () => {
  const site = await startConfigured();
  const { page } = await book(site, 3);
  const other = await book(site, 8, { email: "M@cellar.example" });
  const wishes = async () => (await bookingsOf(site)).map(({ wants_reminders }) => wants_reminders);
  expect(await mainOf(await site.get(`${page}/reminders`))).toContain("No more reminders");
  expect(await wishes()).toEqual([0, 0]);
  expect(await mainOf(await post(site, `${page}/reminders`, { reminders: "on" }))).toContain("Reminders are on");
  expect(await wishes()).toEqual([1, 1]);
  const oneClick = await post(site, `${page}/reminders`, { "List-Unsubscribe": "One-Click" });
  expect(oneClick.status).toBe(200);
  await book(site, 12);
  expect(await wishes()).toEqual([0, 0, 0]);
  await collect(6);
  site.clock.nowMs = Date.parse(other.start) - dayMs + 1000;
  await site.bookings.remind();
  await site.bookings.remind();
  expect(await remindersIn(site)).toEqual([]);
});

test("without a transport a reminder waits, and is not sent when it is of no use any more", async () => {
  const site = await startConfigured({ SMTP_URL: "" });
  const { start } = await book(site, 8);
  site.clock.nowMs = Date.parse(start) - 1000;
  await site.bookings.remind();
  expect((await bookingsOf(site))[0]?.remind_at).toBe(Date.parse(start) - dayMs);
});

test("bookings are forgotten at the age that the privacy page names", async () => {
  const site = await startConfigured({ SMTP_URL: "" });
  const { start } = await book(site);
  const leftAfter = async (days: number) => {
    await withDatabase(site, (db) => deleteExpired(db, Date.parse(start) + days * dayMs));
    return (await bookingsOf(site)).length;
  };
  expect([await leftAfter(729), await leftAfter(731)]).toEqual([1, 0]);
});
