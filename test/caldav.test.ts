import ICAL from "ical.js";
import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, freeSlots, mainOf, post } from "./booking.ts";
import { startCaldavServer } from "./caldav-server.ts";
import { calendarOf, eventAt } from "./calendar-server.ts";
import { formPost, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { forTest } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const password = "correct-horse-äß";
const halfHour = 30;

async function start() {
  const server = forTest(await startCaldavServer("ada", password));
  const account = { CALDAV_URL: server.url, CALDAV_USER: "ada", CALDAV_PASSWORD: password };
  const site = forTest(await startTestSite({ ...account, SITE_URL: "http://house.example" }));
  return { server, site };
}

const only = (events: Map<string, string>) => [...events.values()][0] ?? "";
const startIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent")?.getFirstPropertyValue("dtstart")?.toString();

/** Reads the calendar as the job does after five minutes. */
async function readAgain(site: TestSite) {
  site.clock.nowMs += 6 * 60_000;
  const since = site.clock.nowMs;
  await soon(() => withDatabase(site, (db) => db.selectFrom("busy_calendars").select("good_at").executeTakeFirst())).is(
    (row) => (row?.good_at ?? 0) >= since,
  );
}

test("a session is written into the owner's calendar, moved and removed there, once each", async () => {
  const { server, site } = await start();
  const [first = "", second = ""] = (await freeSlots(site)).slots;
  const booked = await (await bookAsProgram(site, { start: first })).json();
  const page = new URL(booked.links.page).pathname;
  await soon(() => server.events.size).is((size) => size === 1);
  expect(startIn(only(server.events))).toBe(first.replace(".000Z", "Z"));
  expect(only(server.events)).not.toContain("ATTENDEE");
  expect((await post(site, `${page}/move`, { start: second })).status).toBe(303);
  await soon(() => startIn(only(server.events))).is((at) => at === second.replace(".000Z", "Z"));
  expect((await post(site, `${page}/cancel`, {})).status).toBe(303);
  await soon(() => server.events.size).is((size) => size === 0);
  expect(server.writes.map((write) => write.split(" ")[0])).toEqual(["PUT", "PUT", "DELETE"]);
});

test("a calendar that is away gets the session later, as it then is", async () => {
  const { server, site } = await start();
  const [first = "", second = ""] = (await freeSlots(site)).slots;
  server.fail(true);
  const booked = await (await bookAsProgram(site, { start: first })).json();
  await soon(() =>
    withDatabase(site, (db) => db.selectFrom("outbox").select(["destination", "last_outcome"]).execute()),
  ).is((rows) => rows.some((row) => row.destination === "caldav" && row.last_outcome !== ""));
  expect((await post(site, `${new URL(booked.links.page).pathname}/move`, { start: second })).status).toBe(303);
  server.fail(false);
  await soon(() => {
    site.clock.nowMs += 1000;
    return startIn(only(server.events) || calendarOf(eventAt(0, 1)));
  }).is((at) => at === second.replace(".000Z", "Z"));
  // Written twice if the job that writes missing sessions ran before the move.
  expect(server.events.size).toBe(1);
});

test("what the owner moves or removes in their calendar is asked about, and followed only when they say so", async () => {
  const { server, site } = await start();
  const headers = { Cookie: await signIn(site) };
  const look = async () => (await mainOf(await site.get(deskPaths.bookings(), { headers }))).replaceAll("<!-- -->", "");
  const [first = "", second = ""] = (await freeSlots(site)).slots;
  const { id } = await (await bookAsProgram(site, { start: first })).json();
  await soon(() => server.events.size).is((size) => size === 1);
  await readAgain(site);
  expect(await look()).not.toContain("Changed in your calendar");
  const [[address = "", written = ""] = []] = server.events;
  server.events.set(address, calendarOf(eventAt(second, halfHour, `UID:${id}@house.example`, "SEQUENCE:4")));
  await readAgain(site);
  expect(await look()).toContain("in your calendar.");
  const there = { moveThere: id, start: second };
  expect((await site.get(deskPaths.bookings(), formPost(there, headers))).headers.get("location")).toContain("moved");
  const row = await withDatabase(site, (db) => db.selectFrom("bookings").selectAll().executeTakeFirstOrThrow());
  expect(row.start_at).toBe(Date.parse(second));
  await soon(() =>
    withDatabase(site, (db) => db.selectFrom("calendar_copies").select("sequence").executeTakeFirst()),
  ).is((copy) => copy?.sequence === 1);
  server.events.delete(address);
  await readAgain(site);
  expect(await look()).toContain("is no longer in your calendar");
  expect((await site.get(deskPaths.bookings(), formPost({ putBack: id }, headers))).status).toBe(303);
  await soon(() => startIn(only(server.events) || written)).is((at) => at === second.replace(".000Z", "Z"));
  await readAgain(site);
  expect(await look()).not.toContain("Changed in your calendar");
});

test("erasing a person takes their sessions out of the owner's calendar and feed", async () => {
  const { server, site } = await start();
  const [first = ""] = (await freeSlots(site)).slots;
  await bookAsProgram(site, { start: first });
  await soon(() => withDatabase(site, (db) => db.selectFrom("calendar_copies").selectAll().execute())).is((copies) =>
    copies.some(({ sequence }) => sequence === 0),
  );
  site.clock.nowMs = Date.parse(first) + 24 * 60 * 60_000;
  const headers = { Cookie: await signIn(site) };
  const { id } = await withDatabase(site, (db) => db.selectFrom("leads").select("id").executeTakeFirstOrThrow());
  const erased = await site.get(deskPaths.lead(id), formPost({ intent: "erase", sure: "yes" }, headers));
  expect(erased.headers.get("location")).toBe(deskPaths.leads({ flash: "erased" }));
  await soon(() => server.events.size).is((size) => size === 0);
  const left = await withDatabase(site, async (db) => [
    await db.selectFrom("calendar_copies").selectAll().execute(),
    await db.selectFrom("outbox").select("body").execute(),
  ]);
  expect(JSON.stringify(left)).not.toContain("Marguerite");
  expect(left[0]).toEqual([]);
  const week = await mainOf(await site.get(deskPaths.bookings({ view: "week" }), { headers }));
  const [feed = ""] = /\/calendar\/[\w-]+\.ics/.exec(week) ?? [];
  expect(await (await site.get(feed)).text()).not.toContain("VEVENT");
});

test("the address of the sessions shows them, and after a renewal no longer", async () => {
  const site = forTest(await startTestSite({ SITE_URL: "http://house.example" }));
  const headers = { Cookie: await signIn(site) };
  const [first = ""] = (await freeSlots(site)).slots;
  await bookAsProgram(site, { start: first });
  const week = await mainOf(await site.get(deskPaths.bookings({ view: "week" }), { headers }));
  const [address = ""] = /\/calendar\/[\w-]+\.ics/.exec(week) ?? [];
  const feed = await site.get(address);
  expect(feed.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const text = await feed.text();
  expect(startIn(text)).toBe(first.replace(".000Z", "Z"));
  expect(text).toContain("Marguerite");
  expect((await site.get(paths.calendarFeed("x".repeat(32)))).status).toBe(404);
  await site.get(deskPaths.bookings(), formPost({ renew: "feed" }, headers));
  expect((await site.get(address)).status).toBe(404);
});
