import { afterAll, beforeAll, expect, test } from "vitest";
import * as features from "#app/site.ts";
import { serverFeatures } from "#app/wiring/server/server-features.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { eraseEverythingAbout } from "#features/leads/server/queries/person.ts";
import { publishText } from "#features/words/server/words.ts";
import { startTestSite, type TestSite } from "#test/app.ts";
import { bookAsProgram, freeSlots, mainOf, post } from "#test/booking.ts";
import { changeFacts } from "#test/change-facts.ts";
import { formPost, signIn } from "#test/desk.ts";
import { soon } from "#test/eventually.ts";
import { type GotMail, headOf, type Mailbox, startMailbox, wordsOf } from "#test/mailbox.ts";
import { readOutbox } from "#test/outbox.ts";
import { withDatabase } from "#test/with-database.ts";
import { letterPaths } from "./letter-paths.ts";
import { type LetterPart, letterParts } from "./rules/letter-parts.ts";
import { letterOf, sequenceNames } from "./rules/sequences.ts";
import { beginCopy, queueCopies } from "./server/queries/letter-copies.ts";
import { countReaders, readReaders } from "./server/queries/newsletters.ts";
import { stopLetters } from "./server/queries/stop-letters.ts";
import { deleteExpiredReaders } from "./server/queries/subscribers.ts";

const dayMs = 24 * 60 * 60 * 1000;
const siteUrl = "http://house.example";

let mailbox: Mailbox;
let site: TestSite;
beforeAll(async () => {
  mailbox = await startMailbox();
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: "house@cellar.example", OWNER_EMAIL: "owner@house.example" };
  site = await startTestSite({ SITE_URL: siteUrl, TRUST_PROXY: "1", ...mail });
  await changeFacts(site, { "contact.postalAddress": "12 Vine Street, Napa, CA 94558" });
});
afterAll(async () => {
  await site.stop();
  await mailbox.stop();
});

const subjectOf = (mail: GotMail) => /^Subject: (.*)$/m.exec(headOf(mail))?.[1];
const mailsTo = (email: string) => mailbox.mails.filter(({ to }) => to[0] === email);
const gets = (email: string, count: number) => soon(() => mailsTo(email)).is((all) => all.length >= count);
const pathIn = (mail: GotMail | undefined, kind: "confirm" | "stop") =>
  new RegExp(`/letters/${kind}/[\\w-]{32}`).exec(mail ? wordsOf(mail) : "")?.[0] ?? "no link";

const readerOf = (email: string) =>
  withDatabase(site, (db) =>
    db.selectFrom("letter_subscribers").selectAll().where("email", "=", email).executeTakeFirst(),
  );
const stops = () => withDatabase(site, (db) => db.selectFrom("letter_stops").selectAll().execute());
const countsOf = (letter: string) =>
  withDatabase(site, (db) =>
    db.selectFrom("letter_counts").select(["what", "count"]).where("letter", "=", letter).execute(),
  );
const plansOf = (email: string) =>
  withDatabase(site, (db) =>
    db.selectFrom("letter_plans").selectAll().where("email_folded", "=", email).orderBy("due_at").execute(),
  );
const lettersTo = async (email: string) =>
  (await readOutbox(site)).filter(({ letter, about }) => letter !== null && about === email);

/** Asks for the winery's guide with a tick, and returns the address that confirms it. */
async function ask(email: string) {
  await post(site, paths.formWidget("winery"), { name: "Ada", email, consent: "on" });
  return pathIn(
    (await gets(email, 2)).find((mail) => wordsOf(mail).includes("/letters/confirm/")),
    "confirm",
  );
}

async function confirm(email: string) {
  const link = await ask(email);
  await post(site, link, {});
  return link;
}

/** Moves the clock to somebody's next plan. */
async function toNextPlan(email: string) {
  const plan = (await plansOf(email)).find(({ state }) => state === "planned");
  site.clock.nowMs = (plan?.due_at ?? 0) + 60_000;
}

test("a consent counts only once it is confirmed by a press, with its words, time and page", async () => {
  const email = "first@cellar.example";
  const link = await ask(email);
  expect(await mainOf(await site.get(link))).toContain("Yes, write to me");
  const asked = await readerOf(email);
  expect(asked).toMatchObject({ state: "unconfirmed", asked_at: site.clock.nowMs, agreed_on: "/widget/form/winery" });
  expect(asked?.agreed_words).toContain("You may write to me");
  expect(await plansOf(email)).toEqual([]);
  expect((await post(site, letterPaths.confirm(asked?.key ?? ""), {})).status).toBe(404);
  await site.refusals.store();
  const told = site.db.selectFrom("activity").select("refused").where("about", "=", "letterConfirmations");
  expect(await told.execute()).toEqual([{ refused: 1 }]);
  for (const _ of [1, 2]) expect(await mainOf(await post(site, link, {}))).toContain("Your letters are on");
  expect(await readerOf(email)).toMatchObject({ state: "confirmed", confirmed_at: site.clock.nowMs });
  expect(await plansOf(email)).toHaveLength(3);
  expect((await site.get(letterPaths.confirm("nobody"))).status).toBe(404);
});

test("the quiz and the calendar ask as well, and without a tick nobody is asked", async () => {
  const answers = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`q${index + 1}`, "3"]));
  await post(site, paths.visibilityQuiz(), { ...answers, email: "quiz@cellar.example", consent: "on" });
  const { slots } = await freeSlots(site);
  await bookAsProgram(site, { start: slots[0], email: "booked@cellar.example", consent: "on" });
  await post(site, paths.formWidget("winery"), { name: "Ada", email: "quiet@cellar.example" });
  const box = /<input[^>]*type="checkbox"[^>]*name="consent"/;
  for (const page of [paths.formWidget("winery"), paths.calendarWidget("consultation")])
    expect(await (await site.get(page)).text()).toMatch(box);
  const person = { name: "Ada", email: "known@cellar.example", consent: "on" };
  const noted = (await post(site, paths.formWidget("consultation"), person)).headers.get("location") ?? "";
  const asked = new URLSearchParams(noted.split("?")[1]).get("asked") ?? "";
  const known = await (await site.get(paths.calendarWidget("consultation", asked))).text();
  expect(known).toMatch(/<input[^>]*name="consent"[^>]*checked/);
  const result = await post(site, paths.visibilityQuiz(), answers);
  expect(await result.text()).toMatch(box);
  expect(await readerOf("quiz@cellar.example")).toMatchObject({ sequence: "quiz-good" });
  expect(await readerOf("booked@cellar.example")).toMatchObject({ sequence: "" });
  expect(await readerOf("quiet@cellar.example")).toBeUndefined();
});

test("mails of a sequence come on their mornings, each with the way to stop; one click ends them for good", async () => {
  const email = "Ada@cellar.example";
  const about = "ada@cellar.example";
  await confirm(email);
  await toNextPlan(about);
  const first = (await gets(email, 3)).at(-1) as GotMail;
  expect(subjectOf(first)).toBe("Before they choose which valley road to take");
  const stop = pathIn(first, "stop");
  expect(headOf(first)).toContain(`List-Unsubscribe: <${siteUrl}${stop}>`);
  expect(headOf(first)).not.toContain("List-Unsubscribe-Post");
  expect(headOf(first)).toContain("Auto-Submitted: auto-generated");
  expect(wordsOf(first)).toContain("12 Vine Street, Napa");
  const [copy] = await soon(() => lettersTo(about)).is(([one]) => one?.state === "delivered");
  expect(headOf(first)).toContain(`Message-ID: <${copy?.id}@cellar.example>`);
  expect(await mainOf(await site.get(stop))).toContain("Stop all letters");
  expect(await readerOf(email)).toMatchObject({ state: "confirmed" });
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" };
  const before = await countsOf("winery-1");
  for (const _ of [1, 2])
    expect((await site.get(stop, { method: "POST", body: "List-Unsubscribe=One-Click", headers })).status).toBe(200);
  expect((await plansOf(about)).map(({ state }) => state)).toEqual(["queued", "ended", "ended"]);
  expect(await readerOf(email)).toMatchObject({ state: "stopped", stopped_by: "one-click" });
  expect(before.find(({ what }) => what === "stopped")).toBeUndefined();
  expect(await countsOf("winery-1")).toContainEqual({ what: "stopped", count: 1 });
});

test("what is queued is withdrawn by a booking, and newsletters stay welcome", async () => {
  const email = "busy@cellar.example";
  await confirm(email);
  mailbox.failures.left = 100;
  await toNextPlan(email);
  await soon(() => lettersTo(email)).is(([one]) => one?.attempts === 1 && one.state === "waiting");
  const { slots } = await freeSlots(site);
  await bookAsProgram(site, { start: slots[3], email });
  mailbox.failures.left = 0;
  expect((await lettersTo(email)).map(({ state }) => state)).toEqual(["withdrawn"]);
  expect((await plansOf(email)).map(({ state }) => state)).toEqual(["queued", "ended", "ended"]);
  expect(await readerOf(email)).toMatchObject({ state: "confirmed" });
});

test("an erased person leaves only a hash, and is not even asked again", async () => {
  const email = "gone@cellar.example";
  const link = await confirm(email);
  const before = (await stops()).length;
  await withDatabase(site, (db) =>
    eraseEverythingAbout(db, email, { nowMs: site.clock.nowMs, features: serverFeatures }),
  );
  expect([await readerOf(email), await plansOf(email)]).toEqual([undefined, []]);
  expect((await stops()).slice(before).map(({ why }) => why)).toEqual(["erased"]);
  expect((await site.get(link)).status).toBe(404);
  await post(site, paths.formWidget("cigar"), { name: "Ada", email, consent: "on" });
  const about = (await readOutbox(site)).filter((row) => row.about === email && row.recipient === "visitor");
  expect(about.map(({ kind }) => kind)).toEqual(["guide"]);
});

test("letters rest for three months and keep their distance", async () => {
  const email = "tired@cellar.example";
  await confirm(email);
  const before = await plansOf(email);
  const { key = "" } = (await readerOf(email)) ?? {};
  expect(await mainOf(await post(site, letterPaths.stop(key), { letters: "pause" }))).toContain("They rest until");
  const moved = (await plansOf(email)).map(({ due_at }, index) => due_at - (before[index]?.due_at ?? 0));
  expect(moved).toEqual([91 * dayMs, 91 * dayMs, 91 * dayMs]);
  const nowMs = site.clock.nowMs;
  const copy = { id: "of-one-who-rests", letter: "winery-1", email, name: "Ada", subject: "Not now" };
  const begun = await withDatabase(site, async (db) => {
    await queueCopies(db, [copy], { kind: "sequence", nowMs });
    return beginCopy(db, { id: copy.id, nowMs });
  });
  expect([begun, (await lettersTo(email)).map(({ state }) => state)]).toEqual([undefined, ["withdrawn"]]);
  await withDatabase(site, async (db) => {
    await db.updateTable("outbox").set({ state: "held" }).where("id", "=", copy.id).execute();
    await db.transaction().execute((tx) => stopLetters(tx, { email, why: "link", nowMs }));
  });
  expect((await lettersTo(email)).map(({ state }) => state)).toEqual(["withdrawn"]);
});

test("a letter to a part counts and reaches who came for its guide or by its page, or whose quiz is of its band", async () => {
  const email = "part@cellar.example";
  await confirm(email);
  const of = (part: LetterPart) =>
    withDatabase(site, async (db) => {
      const { readers } = await readReaders(db, { part, after: "", limit: 1000, nowMs: site.clock.nowMs });
      const counted = (limit: number) => countReaders(db, part, site.clock.nowMs, limit);
      expect([await counted(1000), await counted(0)]).toEqual([readers.length, Math.min(readers.length, 1)]);
      return readers.some((reader) => reader.email === email);
    });
  const parts = async () => (await Promise.all(letterParts.map(async (part) => ((await of(part)) ? part : [])))).flat();
  expect(await parts()).toEqual(["all", "trade:winery", "guide:winery"]);
  await withDatabase(site, async (db) => {
    const { id } = await db
      .selectFrom("leads")
      .select("id")
      .where("email_folded", "=", email)
      .executeTakeFirstOrThrow();
    const dining = { first_source: "search" as const, first_page: "/verticals/fine-dining" };
    await db
      .updateTable("leads")
      .set({ quiz_score: 44, ...dining })
      .where("id", "=", id)
      .execute();
    await db.deleteFrom("lead_ways").where("lead_id", "=", id).execute();
  });
  expect(await parts()).toEqual(["all", "trade:dining", "band:Needs Work"]);
});

test("a letter to a part is written, looked at, tested, planned and stopped on the desk", async () => {
  const cookie = await signIn(site);
  const send = (path: string, fields: Record<string, string>) => site.get(path, formPost(fields, { cookie }));
  const refused = await send(letterPaths.newLetter(), { subject: "", text: "", part: "all" });
  expect([refused.status, await mainOf(refused)]).toEqual([422, expect.stringContaining("Please give a subject")]);
  const saved = await send(letterPaths.newLetter(), {
    subject: "News",
    text: "One **first**.\n\nTwo.",
    part: "guide:winery",
  });
  const page = (saved.headers.get("Location") ?? "").split("?")[0] ?? "";
  const shown = await mainOf(await site.get(page, { headers: { cookie } }));
  expect(shown).toMatch(/\d people would get it now/);
  const preview = await (await site.get(`${page}/mail`, { headers: { cookie } })).text();
  expect(preview).toMatch(/<img src="\/apple-touch-icon.png".*One <b>first<\/b>/s);
  await send(page, { act: "test" });
  await soon(() => mailsTo("owner@house.example").map(subjectOf)).is((subjects) => subjects.includes("News"));
  expect((await send(page, { act: "send", time: "2020-01-01T10:00" })).status).toBe(422);
  await send(page, { act: "send", time: "" });
  const id = page.split("/").at(-1) ?? "";
  await soon(() => countsOf(id)).is(([sent]) => sent !== undefined);
  const readers = (await lettersTo("busy@cellar.example")).filter(({ letter }) => letter === id);
  expect(readers).toHaveLength(1);
  const got = await soon(() => mailsTo("busy@cellar.example").find((mail) => subjectOf(mail) === "News")).is(Boolean);
  const ofCopy = deskPaths.delivery(readers[0]?.id ?? "");
  expect(await mainOf(await site.get(ofCopy, { headers: { cookie } }))).toContain(`href="${page}"`);
  expect(got && wordsOf(got)).not.toContain("**");
  for (const silent of ["ada@cellar.example", "tired@cellar.example", "quiz@cellar.example"])
    expect((await lettersTo(silent)).filter(({ letter }) => letter === id)).toEqual([]);
  mailbox.failures.left = 100;
  const second = await send(letterPaths.newLetter(), { subject: "More", text: "Three.", part: "all" });
  const other = (second.headers.get("Location") ?? "").split("?")[0] ?? "";
  await send(other, { act: "send", time: "" });
  const copies = async () => (await readOutbox(site)).filter(({ letter }) => letter === other.split("/").at(-1));
  await soon(copies).is(
    (all) => all.length > 1 && all.every(({ attempts, state }) => attempts > 0 && state === "waiting"),
  );
  await send(other, { act: "stop" });
  mailbox.failures.left = 0;
  expect(new Set((await copies()).map(({ state }) => state))).toEqual(new Set(["withdrawn"]));
  expect(await mainOf(await site.get(other, { headers: { cookie } }))).toContain("Stopped");
  const listed = await mainOf(await site.get(letterPaths.letters(), { headers: { cookie } }));
  expect(listed).toContain("News");
  expect(listed).toContain("Let the humidor speak");
});

test("an unconfirmed consent is forgotten after 30 days", async () => {
  await ask("late@cellar.example");
  await withDatabase(site, (db) => deleteExpiredReaders(db, site.clock.nowMs + 31 * dayMs));
  expect(await readerOf("late@cellar.example")).toBeUndefined();
  expect(await readerOf("busy@cellar.example")).toBeDefined();
});

test("a changed text of every group shows in letters, in the mail that asks, and on their pages", async () => {
  const groups = features.letters.texts.map(({ copy }) => copy.group);
  const pathOf = (group: string) =>
    ({ "letters-pages": "stopped.lead", letters: "why", "letters-confirmation": "text" })[group] ??
    "first.paragraphs.0";
  const change = { changeId: "one press", nowMs: site.clock.nowMs };
  await site.db.transaction().execute(async (tx) => {
    for (const group of groups)
      await publishText(tx, { group, path: pathOf(group), text: `*«${group}»*`, standard: "" }, change);
  });
  const page = () => site.get(letterPaths.stop("nobody")).then((answer) => answer.text());
  await soon(page).is((html) => html.includes("<em>«letters-pages»</em>"));
  const headers = { cookie: await signIn(site) };
  const first = sequenceNames.map((name) => site.get(letterPaths.letterMail(letterOf(name, "first")), { headers }));
  const shown = await Promise.all((await Promise.all(first)).map((answer) => answer.text()));
  await ask("words@cellar.example");
  const found = [await page(), ...shown, ...(await readOutbox(site)).map(({ body }) => body)].join();
  expect(groups.filter((group) => !found.includes(`«${group}»`))).toEqual([]);
  expect(found).not.toMatch(/[\ue000-\uf8ff]/);
});
