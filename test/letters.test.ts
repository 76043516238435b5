import { afterEach, beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { eraseEverythingAbout } from "#server/tables/leads/person.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, freeSlots, mainOf, post } from "./booking.ts";
import { changeFacts } from "./change-facts.ts";
import { eventually } from "./eventually.ts";
import { type GotMail, headOf, type Mailbox, startMailbox, wordsOf } from "./mailbox.ts";
import { readOutbox } from "./outbox.ts";
import { withDatabase } from "./with-database.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const ada = { name: "Ada", email: "Ada@cellar.example", consent: "on" };
const siteUrl = "http://house.example";

let mailbox: Mailbox;
let site: TestSite;
beforeEach(async () => {
  mailbox = await startMailbox();
  site = await startTestSite({ SITE_URL: siteUrl, SMTP_URL: mailbox.url, MAIL_FROM: "house@cellar.example" });
  await changeFacts(site, { "contact.postalAddress": "12 Vine Street, Napa, CA 94558" });
});
afterEach(async () => {
  await site.stop();
  await mailbox.stop();
});

const subjectOf = (mail: GotMail) => /^Subject: (.*)$/m.exec(headOf(mail))?.[1];
const mails = (count: number) =>
  eventually(
    () => mailbox.mails,
    (all) => all.length >= count,
  );
const pathIn = (mail: GotMail | undefined, kind: "confirm" | "stop") =>
  new RegExp(`/letters/${kind}/[\\w-]{32}`).exec(mail ? wordsOf(mail) : "")?.[0] ?? "no link";

const subscribers = () => withDatabase(site, (db) => db.selectFrom("letter_subscribers").selectAll().execute());
const stops = () => withDatabase(site, (db) => db.selectFrom("letter_stops").selectAll().execute());
const counts = () => withDatabase(site, (db) => db.selectFrom("letter_counts").selectAll().execute());
const plans = () => withDatabase(site, (db) => db.selectFrom("letter_plans").selectAll().orderBy("due_at").execute());

/** Asks for the winery's guide and confirms letters. */
async function confirm() {
  await post(site, paths.formWidget("winery"), ada);
  const link = pathIn(
    (await mails(2)).find((mail) => wordsOf(mail).includes("/letters/confirm/")),
    "confirm",
  );
  await post(site, link, {});
  return link;
}

/** Moves the clock to the next plan, and waits for its mail. */
async function nextLetter(sofar: number) {
  const [plan] = (await plans()).filter(({ state }) => state === "planned");
  site.clock.nowMs = (plan?.due_at ?? 0) + 60_000;
  await mails(sofar + 1);
  return mailbox.mails.at(-1) as GotMail;
}

test("a consent counts only once it is confirmed by a press, with its words, time and page", async () => {
  await post(site, paths.formWidget("winery"), ada);
  const asking = (await mails(2)).find((mail) => wordsOf(mail).includes("/letters/confirm/"));
  const link = pathIn(asking, "confirm");
  expect(asking && subjectOf(asking)).toBe("May we write to you now and then?");
  expect(await mainOf(await site.get(link))).toContain("Yes, write to me");
  const [asked] = await subscribers();
  expect(asked).toMatchObject({ state: "unconfirmed", email: ada.email, agreed_on: "/widget/form/winery" });
  expect(asked).toMatchObject({ asked_at: site.clock.nowMs, confirmed_at: null });
  expect(asked?.agreed_words).toContain("You may write to me");
  expect(await plans()).toEqual([]);
  expect(await mainOf(await post(site, link, {}))).toContain("Your letters are on");
  expect((await subscribers())[0]).toMatchObject({ state: "confirmed", confirmed_at: site.clock.nowMs });
  expect(await plans()).toHaveLength(3);
});

test("without a tick nobody is asked, and an unconfirmed consent is forgotten after 30 days", async () => {
  await post(site, paths.formWidget("winery"), { name: "Ada", email: ada.email });
  await mails(1);
  expect(await subscribers()).toEqual([]);
  await post(site, paths.formWidget("cigar"), ada);
  await mails(3);
  site.clock.nowMs += 31 * dayMs;
  await eventually(subscribers, (all) => all.length === 0);
});

test("the quiz and the calendar ask as well", async () => {
  const answers = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`q${index + 1}`, "3"]));
  await post(site, paths.visibilityQuiz(), { ...answers, email: "quiz@cellar.example", consent: "on" });
  const { slots } = await freeSlots(site);
  await bookAsProgram(site, { start: slots[0], email: "booked@cellar.example", consent: "on" });
  const asked = (await subscribers()).map(({ email, sequence }) => `${email} ${sequence}`).sort();
  expect(asked).toEqual(["booked@cellar.example ", "quiz@cellar.example quiz-good"]);
});

test("three mails come on their mornings, each with the way to stop; one click ends them for good", async () => {
  await confirm();
  const first = await nextLetter(2);
  expect(subjectOf(first)).toBe("Before they choose which valley road to take");
  const stop = pathIn(first, "stop");
  expect(headOf(first)).toContain(`List-Unsubscribe: <${siteUrl}${stop}>`);
  expect(headOf(first)).not.toContain("List-Unsubscribe-Post");
  expect(headOf(first)).toContain("Auto-Submitted: auto-generated");
  expect(wordsOf(first)).toContain("12 Vine Street, Napa");
  const [copy] = (await readOutbox(site)).filter(({ letter }) => letter !== null);
  expect(headOf(first)).toContain(`Message-ID: <${copy?.id}@cellar.example>`);
  await nextLetter(3);
  expect(await mainOf(await site.get(stop))).toContain("Stop all letters");
  expect((await subscribers())[0]?.state).toBe("confirmed");
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" };
  const oneClick = await site.get(stop, { method: "POST", body: "List-Unsubscribe=One-Click", headers });
  expect(oneClick.status).toBe(200);
  expect((await plans()).map(({ state }) => state)).toEqual(["queued", "queued", "ended"]);
  expect((await subscribers())[0]).toMatchObject({ state: "stopped", stopped_by: "one-click" });
  expect(await stops()).toHaveLength(1);
  expect(await counts()).toEqual(
    expect.arrayContaining([
      { letter: "winery-1", what: "sent", count: 1 },
      { letter: "winery-2", what: "sent", count: 1 },
      { letter: "winery-2", what: "stopped", count: 1 },
    ]),
  );
  await post(site, stop, { "List-Unsubscribe": "One-Click" });
  expect((await counts()).filter(({ what }) => what === "stopped")).toEqual([
    { letter: "winery-2", what: "stopped", count: 1 },
  ]);
});

test("what is queued is withdrawn by a booking, and a newsletter stays welcome", async () => {
  await confirm();
  mailbox.failures.left = 1;
  const [plan] = await plans();
  site.clock.nowMs = (plan?.due_at ?? 0) + 60_000;
  const letters = async () => (await readOutbox(site)).filter(({ letter }) => letter !== null);
  await eventually(letters, (all) => all[0]?.attempts === 1 && all[0].state === "waiting");
  const { slots } = await freeSlots(site);
  await bookAsProgram(site, { start: slots[3], email: ada.email });
  expect((await letters()).map(({ state }) => state)).toEqual(["withdrawn"]);
  expect((await plans()).map(({ state }) => state)).toEqual(["queued", "ended", "ended"]);
  expect((await subscribers())[0]?.state).toBe("confirmed");
});

test("an erased person leaves only a hash, and is not even asked again", async () => {
  const link = await confirm();
  await withDatabase(site, (db) => eraseEverythingAbout(db, "ada@cellar.example", site.clock.nowMs));
  expect([await subscribers(), await plans()]).toEqual([[], []]);
  expect(await stops()).toMatchObject([{ why: "erased" }]);
  expect((await site.get(link)).status).toBe(404);
  const before = mailbox.mails.length;
  await post(site, paths.formWidget("cigar"), ada);
  await mails(before + 1);
  expect((await readOutbox(site)).map(({ kind }) => kind)).toEqual(["guide"]);
});

test("letters rest for three months and keep their distance", async () => {
  await confirm();
  const before = await plans();
  const first = await nextLetter(2);
  const page = await mainOf(await post(site, pathIn(first, "stop"), { letters: "pause" }));
  expect(page).toContain("They rest until");
  const after = await plans();
  const moved = after
    .slice(1)
    .map(({ due_at }, index) => Math.round((due_at - (before[index + 1]?.due_at ?? 0)) / dayMs));
  expect(moved).toEqual([91, 91]);
});

test("no letter leaves without a postal address", async () => {
  await confirm();
  await changeFacts(site, { "contact.postalAddress": "" });
  const [plan] = await plans();
  site.clock.nowMs = (plan?.due_at ?? 0) + 60_000;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(mailbox.mails).toHaveLength(2);
});
