import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { businessDay } from "#platform/time/business-time.ts";
import { readLocalTime } from "#platform/time/local-time.ts";
import { addDays } from "#platform/time/zoned-time.ts";
import { startTestSite, type TestSite } from "#test/app.ts";
import { calendar } from "#test/booking.ts";
import { changeFacts } from "#test/change-facts.ts";
import { formPost, signIn } from "#test/desk.ts";
import { soon } from "#test/eventually.ts";
import { isShort } from "#test/extent.ts";
import { Random } from "#test/fuzz/random.ts";
import { plainText } from "#test/row-of.ts";
import { makeMondayLetter } from "./server/monday-letter.ts";
import { addAgentCounts } from "./server/queries/agent-counts.ts";
import { addVisitCounts } from "./server/queries/visit-counts.ts";
import { visitPaths } from "./visit-paths.ts";

const dayMs = 86_400_000;
const firstMonday = "2026-01-05";
const weeks = 52;
const sources = ["search", "assistants", "direct", "letters"] as const;
const pages = ["/services", "/", "/blog/a-door", "/dash"];

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({}, Date.parse(`${firstMonday}T00:00Z`));
  await inventYear();
}, 60_000);
afterAll(() => site.stop());

const startedAt = (time: string) =>
  site.db
    .updateTable("migrations")
    .set({ applied_at: Date.parse(time) })
    .execute();

/** Events at every hour of a year, days on which the clock changes included. */
async function inventYear() {
  await startedAt(`${addDays(firstMonday, -30)}T00:00Z`);
  const random = new Random(7);
  const lead = (at: number, number: number) => ({
    ...{ id: `lead-${String(number).padStart(16, "0")}`, email_folded: `p${number}@cellar.example`, business: "" },
    ...{ email: `p${number}@cellar.example`, name: `Person ${number}`, phone: "", wants_letters: 0, created_at: at },
    ...{ last_contact_at: at, status: number % 40 === 0 ? ("new" as const) : ("talking" as const), next_step: "" },
    ...{ next_step_day: "", came_by: "winery", quiz_score: null },
    waits_since: number % 40 === 0 ? at : null,
  });
  const leads = [];
  for (let day = -10; day < (weeks + 1) * 7; day += 1) {
    const name = addDays(firstMonday, day);
    const start = Date.parse(`${name}T00:00Z`);
    for (let at = random.whole(0, 3); at > 0; at -= 1) leads.push(lead(start + random.whole(0, dayMs), leads.length));
    const visits = sources.map((path) => ({ day: name, kind: "from" as const, path, count: random.whole(1, 30) }));
    await addVisitCounts(site.db, visits);
    const arrival = { day: name, kind: "arrival" as const, agent: "ChatGPT", is_confirmed: 0 };
    await addAgentCounts(site.db, [{ ...arrival, path: random.pick(pages), count: random.whole(1, 5) }]);
  }
  const booked = leads.filter((_, at) => at % 3 === 0);
  for (let start = 0; start < leads.length; start += 100)
    await site.db
      .insertInto("leads")
      .values(leads.slice(start, start + 100))
      .execute();
  for (const [at, { id }] of leads.entries())
    if (at % 4 > 0)
      await site.db
        .updateTable("leads")
        .set({ first_source: random.pick([...sources]), first_page: random.pick(pages) })
        .where("id", "=", id)
        .execute();
  for (const [at, { email, email_folded, created_at }] of booked.entries())
    await site.db
      .insertInto("bookings")
      .values({
        ...{ id: `booking-${at}`, link_key: `key-${at}`, start_at: created_at + dayMs, end_at: created_at + dayMs + 1 },
        ...{ state: "booked", name: email, email, email_folded, time_zone: "UTC", notes: "", revision: 0 },
        ...{ remind_at: null, wants_reminders: 0, created_at, changed_at: created_at, network: "", wide_network: "" },
        ...{ mailbox: "", idempotency_key: null, body_hash: "", no_show: 0, kind_id: "", meeting: "", phone: "" },
      })
      .execute();
}

const ownerEmail = { name: "", address: "owner@house.example" };

function makeJob(timeZone: string) {
  const facts = () => ({ ...defaultFacts, booking: { ...defaultFacts.booking, timeZone } });
  return makeMondayLetter({
    db: site.db,
    settings: { ...site.settings, ownerEmail, smtpUrl: "smtp://127.0.0.1:1" },
    content: { facts } as never,
    clock: () => site.clock.nowMs,
    isLive: () => true,
    wakeDeliveries: () => {},
  });
}

async function takeLetters() {
  const mails = await site.db.deleteFrom("outbox").where("kind", "=", "week").returning("body").execute();
  return mails.map(({ body }) => JSON.parse(body) as { subject: string; text: string; html: string });
}

const numberIn = (text: string, words: RegExp) => Number(words.exec(text)?.[1]?.replaceAll(",", "") ?? Number.NaN);

/** The figures of a letter, and the address that each leads to. */
function readLetter(text: string) {
  const line = (words: RegExp) => new RegExp(`^([\\d,]+) ${words.source}.*\n(\\S+)$`, "m").exec(text) ?? [];
  const read = (words: RegExp) => {
    const [, count = "", href = ""] = line(words);
    return { count: Number(count.replaceAll(",", "")), path: href.replace(site.settings.siteUrl, "") };
  };
  return {
    visits: read(/visits?/),
    arrivals: read(/(?:person|people) from an assistant/),
    people: read(/new (?:person|people)/),
    booked: read(/booked a session/),
    waiting: read(/(?:person waits|people wait) for an answer/),
  };
}

const textOf = (html: string) => plainText(html.replace(/<style>.*?<\/style>/gs, ""));

/** The same figures, as the desk shows them. */
async function readDesk(letter: ReturnType<typeof readLetter>) {
  const headers = { Cookie: await signIn(site) };
  const look = async (path: string) => (await site.get(path, { headers })).text();
  const visibility = textOf(await look(letter.visits.path));
  const listed = async (path: string) => new Set((await look(path)).match(/\/desk\/people\/[^"?]+/g) ?? []).size;
  return {
    visits: numberIn(visibility, / All Visits ([\d,]+) /),
    arrivals: numberIn(textOf(await look(letter.arrivals.path)), /People from.answers ([\d,]+) /),
    people: await listed(letter.people.path),
    booked: await listed(letter.booked.path),
    waiting: numberIn(textOf(await look(letter.waiting.path)), /([\d,]+) waiting for an answer/),
  };
}

const zones = ["America/Los_Angeles", "Europe/Berlin", "Pacific/Auckland"];
const every = isShort ? 6 : 1;

test.each(isShort ? zones.slice(0, 1) : zones)(
  "over a year in %s each figure of the Monday letter is the desk's",
  async (timeZone) => {
    await changeFacts(site, { "booking.timeZone": timeZone });
    await soon(
      async () => (await (await site.get(calendar, { headers: { Accept: "application/json" } })).json()).timeZone,
    ).is((zone) => zone === timeZone);
    await site.db.deleteFrom("owner_letters").execute();
    const job = makeJob(timeZone);
    let compared = 0;
    for (let week = 1; week <= weeks; week += every) {
      const monday = addDays(firstMonday, 7 * week);
      site.clock.nowMs = readLocalTime(`${monday}T06:59`, timeZone) ?? 0;
      await job();
      expect(await takeLetters()).toEqual([]);
      site.clock.nowMs += 60_000;
      await Promise.all([job(), job()]);
      await job();
      const letters = await takeLetters();
      expect(letters).toHaveLength(1);
      const letter = readLetter(letters[0]?.text ?? "");
      const counts = Object.fromEntries(Object.entries(letter).map(([name, { count }]) => [name, count]));
      expect(letter.visits.path, monday).toContain(addDays(monday, -7));
      expect(counts, `${monday} ${businessDay(site.clock.nowMs, timeZone)}`).toEqual(await readDesk(letter));
      compared += Object.keys(counts).length;
    }
    console.info(`figure: ${compared} figures of Monday letters in ${timeZone} equal the desk's`);
  },
  240_000,
);

test.each(["Asia/Bangkok", "Pacific/Honolulu", "Pacific/Kiritimati"])(
  "in %s its week ends at midnight there, and it may come until the midnight after Tuesday",
  async (timeZone) => {
    const monday = "2026-03-16";
    const at = (day: string, time: string) => readLocalTime(`${day}T${time}`, timeZone) ?? 0;
    const letterAt = async (nowMs: number) => {
      await site.db.deleteFrom("owner_letters").execute();
      site.clock.nowMs = nowMs;
      await makeJob(timeZone)();
      return takeLetters();
    };
    const [from, to] = [at(addDays(monday, -7), "00:00"), at(monday, "00:00")];
    const [{ id: last = "" } = {}, { id: next = "" } = {}] = await site.db
      .selectFrom("leads")
      .select("id")
      .orderBy("id")
      .limit(2)
      .execute();
    const met = (id: string, created_at: number) =>
      site.db.updateTable("leads").set({ created_at }).where("id", "=", id).execute();
    await met(last, to - 1);
    await met(next, to);
    const expected = await site.db
      .selectFrom("leads")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("created_at", ">=", from)
      .where("created_at", "<", to)
      .executeTakeFirstOrThrow();
    const [letter] = await letterAt(at(addDays(monday, 2), "00:00") - 1);
    expect(readLetter(letter?.text ?? "").people.count).toBe(Number(expected.count));
    await met(last, to);
    expect(readLetter((await letterAt(at(monday, "07:00")))[0]?.text ?? "").people.count).toBe(
      Number(expected.count) - 1,
    );
    expect(await letterAt(at(addDays(monday, 2), "00:00"))).toEqual([]);
    expect(await letterAt(to)).toEqual([]);
  },
);

test("it says what to do in one screen, and a press turns it off and on", async () => {
  const timeZone = "America/Los_Angeles";
  await site.db.deleteFrom("owner_letters").execute();
  site.clock.nowMs = readLocalTime("2026-06-01T08:00", timeZone) ?? 0;
  const job = makeJob(timeZone);
  await job();
  const [letter] = await takeLetters();
  const titles = ["Who came", "Who asked", "What waits", "What is broken", "What to write next"];
  for (const title of titles) expect(letter?.text).toContain(title);
  expect((letter?.text ?? "").split("\n").filter((line) => line && !line.startsWith("http")).length).toBeLessThan(25);
  expect(letter?.html).toContain("Turn it off");
  const press = async (letter: string) =>
    site.get(visitPaths.visibility(), formPost({ letter }, { Cookie: await signIn(site) }));
  expect((await press("off")).headers.get("location")).toBe(visitPaths.visibility());
  site.clock.nowMs += 7 * dayMs;
  await job();
  expect(await takeLetters()).toEqual([]);
  await press("on");
  await job();
  expect(await takeLetters()).toHaveLength(1);
  site.clock.nowMs += 9 * dayMs;
  await job();
  expect(await takeLetters()).toEqual([]);
});

test("there is none about a week before the site’s first day", async () => {
  const timeZone = "America/Los_Angeles";
  const letterAt = async (localTime: string) => {
    await site.db.deleteFrom("owner_letters").execute();
    site.clock.nowMs = readLocalTime(localTime, timeZone) ?? 0;
    await makeJob(timeZone)();
    return takeLetters();
  };
  await startedAt("2026-06-02T16:00Z");
  expect(await letterAt("2026-06-02T10:00")).toEqual([]);
  expect(await letterAt("2026-06-08T08:00")).toHaveLength(1);
});
