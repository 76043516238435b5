import { expect, onTestFinished, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { startOfTest, startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, bookingsOf, calendar, freeSlots, mainOf } from "./booking.ts";
import { calendarOf, eventAt, startCalendarServer } from "./calendar-server.ts";
import { freshDatabase, isOnPostgres } from "./database.ts";
import { signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { isShort } from "./extent.ts";
import { forTest } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const hourMs = 3_600_000;

async function startCalendar(...events: string[]) {
  return forTest(await startCalendarServer(...events));
}

async function startSite(env: Record<string, string>) {
  return forTest(await startTestSite(env));
}

const outcomeOf = async (site: TestSite) =>
  (await withDatabase(site, (db) => db.selectFrom("busy_calendars").selectAll().execute()))[0]?.outcome;
const untilRead = (site: TestSite, outcome = "read") => soon(() => outcomeOf(site)).is((each) => each === outcome);

/** Moves the clock on, because a calendar is read again after five minutes, and waits until the hour is taken. */
async function untilGone(site: TestSite, slot: string) {
  site.clock.nowMs += 6 * 60_000;
  await soon(() => freeSlots(site)).is(({ slots }) => !slots.includes(slot));
}

test("an hour that is taken elsewhere is not offered, whatever the event is called", async () => {
  const server = await startCalendar();
  const site = await startSite({ BUSY_CALENDARS: server.url });
  await untilRead(site);
  const { slots } = await freeSlots(site);
  const [first = "", second = "", third = ""] = slots;
  server.hold(eventAt(first, 30), eventAt(second, 30, "TRANSP:TRANSPARENT"), eventAt(third, 30, "STATUS:CANCELLED"));
  await untilGone(site, first);
  expect((await freeSlots(site)).slots).toEqual(slots.filter((slot) => slot !== first));
  const stored = await withDatabase(site, (db) => db.selectFrom("busy_times").selectAll().execute());
  expect(stored.map(({ start_at, end_at }) => [start_at, end_at])).toEqual([
    [Date.parse(first), Date.parse(first) + hourMs / 2],
  ]);
  expect(JSON.stringify(stored)).not.toContain("Dentist");
});

const rounds = isShort ? 3 : 50;

/** On SQLite one site, on PostgreSQL two instances over one database. */
async function startSites(env: Record<string, string>): Promise<TestSite[]> {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const sites = [await startSite({ ...env, ...database.env })];
  if (isOnPostgres) sites.push(await startSite({ ...env, ...database.env }));
  return sites;
}

test(`an event that appears between the list and the booking is seen, in ${rounds} of ${rounds} rounds`, async () => {
  const server = await startCalendar();
  const sites = await startSites({ BUSY_CALENDARS: server.url, TRUST_PROXY: "1", SITE_URL: "http://house.example" });
  const site = sites[0] as TestSite;
  await untilRead(site);
  const slots = (await freeSlots(site)).slots.slice(0, rounds);
  expect(slots).toHaveLength(rounds);
  for (const [round, start] of slots.entries()) {
    server.hold(eventAt(start, 20));
    // A copy of the last 15 seconds would count as read.
    for (const each of sites) each.clock.nowMs += 16_000;
    const sent = { start, email: `guest${round}@x.example` };
    const asked = sites[round % sites.length] as TestSite;
    const answer = await bookAsProgram(asked, sent, { "x-forwarded-for": `198.51.${round}.7` });
    expect({ round, status: answer.status }).toEqual({ round, status: 409 });
    expect((await answer.json()).slots).not.toContain(start);
  }
  server.hold();
  expect(await bookingsOf(site)).toEqual([]);
}, 120_000);

type Broken = [
  what: string,
  outcome: string,
  listener: Parameters<Awaited<ReturnType<typeof startCalendar>>["answer"]>[0],
];

const broken: Broken[] = [
  ["silent", "read", () => {}],
  ["an error", "refused (500)", (_, response) => void response.writeHead(500).end("no")],
  ["a page", "not a calendar", (_, response) => void response.end("<!doctype html><p>Sign in</p>")],
  ["cut off", "not a calendar", (_, response) => void response.end(calendarOf(eventAt(startOfTest, 60)).slice(0, -20))],
  [
    "a redirect into the house",
    "private address",
    (_, response) => void response.writeHead(302, { location: "http://127.0.0.2:9/latest/meta-data" }).end(),
  ],
];

test.each(isShort ? broken.slice(0, 2) : broken)(
  "a calendar that is %s takes nothing down, and what it said before holds",
  async (_, outcome, listener) => {
    const server = await startCalendar();
    const site = await startSite({ BUSY_CALENDARS: server.url });
    await untilRead(site);
    const { slots } = await freeSlots(site);
    const [first = "", second = ""] = slots;
    server.hold(eventAt(first, 30));
    await untilGone(site, first);
    server.answer(listener);
    const reads = server.reads();
    for (const page of ["/book-consultation", calendar]) expect((await site.get(page)).status).toBe(200);
    expect((await freeSlots(site)).slots).toEqual(slots.filter((slot) => slot !== first));
    // Visitors who look do not wait for any calendar.
    expect(server.reads()).toBe(reads);
    // A copy of the last 15 seconds would count as read.
    site.clock.nowMs += 16_000;
    expect((await bookAsProgram(site, { start: first })).status).toBe(409);
    expect((await bookAsProgram(site, { start: second })).status).toBe(201);
    if (outcome !== "read") await untilRead(site, outcome);
  },
);

test("an event with more occurrences than anybody has is left out, and the others count", async () => {
  const bomb = "RRULE:FREQ=SECONDLY";
  const server = await startCalendar();
  const site = await startSite({ BUSY_CALENDARS: server.url });
  await untilRead(site);
  const [first = "", second = ""] = (await freeSlots(site)).slots;
  const elsewhere = eventAt(second, 30).replaceAll(/^(DT\w+):(\w+)Z/gm, "$1;TZID=Atlantis:$2");
  server.hold(eventAt(startOfTest, 1, bomb), eventAt(first, 30), elsewhere);
  await untilGone(site, first);
  expect((await bookAsProgram(site, { start: second })).status).toBe(201);
  const headers = { Cookie: await signIn(site) };
  const week = await mainOf(await site.get(deskPaths.bookings({ view: "week" }), { headers }));
  const told = /<section class="calendars".*?<\/section>/s.exec(week.replaceAll("<!-- -->", ""))?.[0];
  expect(told).toMatch(/1.appointment could not be read, or not wholly.*1.appointment stands in .*“Atlantis”/s);
});

test("an appointment of a million years costs neither the list nor an hour, also where it is stored already", async () => {
  const server = await startCalendar();
  const site = await startSite({ BUSY_CALENDARS: server.url, SITE_URL: "http://house.example" });
  await untilRead(site);
  const before = await freeSlots(site);
  const [first = ""] = before.slots;
  await withDatabase(site, async (db) => {
    const { id } = await db.selectFrom("busy_calendars").select("id").executeTakeFirstOrThrow();
    const row = { calendar_id: id, start_at: startOfTest, end_at: 365_000_000 * 24 * hourMs, sequence: 0 };
    await db
      .insertInto("busy_times")
      .values({ ...row, session_id: "" })
      .execute();
  });
  expect(await freeSlots(site)).toEqual(before);
  const endless = (at: string, ...lines: string[]) =>
    eventAt(at, 0, ...lines, "DURATION:-P365000000D").replace(/DTEND.*\r\n/, "");
  const ours = [`UID:${"x".repeat(3000)}@house.example`, "SEQUENCE:99999999999999999999"];
  server.hold(endless(first), eventAt(first, 30, ...ours));
  await untilGone(site, first);
  // It takes an hour: the first two.
  expect((await freeSlots(site)).slots).toEqual(before.slots.slice(2));
  expect(await outcomeOf(site)).toBe("read");
});

test("the desk shows what other calendars take, how old that is, and why an hour is not offered", async () => {
  const server = await startCalendar();
  const site = await startSite({ BUSY_CALENDARS: server.url });
  await untilRead(site);
  const headers = { Cookie: await signIn(site) };
  const [first = "", second = ""] = (await freeSlots(site)).slots;
  server.hold(eventAt(first, 30));
  await untilGone(site, first);
  const day = first.slice(0, 10);
  const look = async (query: Record<string, string>) =>
    (await (await site.get(deskPaths.bookings({ view: "week", day, ...query }), { headers })).text()).replaceAll(
      "<!-- -->",
      "",
    );
  const local = (instant: string) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: "America/Los_Angeles", timeStyle: "short" }).format(
      Date.parse(instant),
    );
  expect(await look({})).toContain("127.0.0.1");
  expect(await look({ at: local(first) })).toContain("It is taken: an appointment in 127.0.0.1");
  expect(await look({ at: local(second) })).toContain("It is offered to visitors.");
  expect(await look({ at: "03:00" })).toContain("Your hours that day are");
  server.answer((_, response) => void response.writeHead(404).end());
  site.clock.nowMs += 6 * 60_000;
  await untilRead(site, "refused (404)");
  expect(await look({})).toContain("It does not know the address that is set. It was last read");
  expect((await freeSlots(site)).slots).not.toContain(first);
});

test("a session of ours that stands in the owner's calendar takes only its own hour, and none once it is cancelled", async () => {
  const server = await startCalendar();
  const site = await startSite({ BUSY_CALENDARS: server.url, SITE_URL: "http://house.example" });
  await untilRead(site);
  const before = await freeSlots(site);
  const [first = "", second = ""] = before.slots;
  const booked = await (await bookAsProgram(site, { start: first })).json();
  server.hold(eventAt(first, 30, `UID:${booked.id}@house.example`, "SEQUENCE:0"));
  const page = new URL(booked.links.page).pathname;
  const post = (path: string, fields: Record<string, string>) =>
    site.get(path, { method: "POST", body: new URLSearchParams(fields) });
  expect((await post(`${page}/move`, { start: second })).status).toBe(303);
  expect((await freeSlots(site)).slots).toContain(first);
  expect((await post(`${page}/cancel`, {})).status).toBe(303);
  expect((await freeSlots(site)).slots).toEqual(before.slots);
});

test("calendars are no part of what a site without them does", async () => {
  const site = await startSite({});
  expect((await site.get(calendar)).status).toBe(200);
  expect(await withDatabase(site, (db) => db.selectFrom("busy_calendars").selectAll().execute())).toEqual([]);
});
