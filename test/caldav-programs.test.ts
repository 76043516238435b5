import ICAL from "ical.js";
import { afterEach, expect, test } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, bookingsOf, freeSlots, mainOf, post } from "./booking.ts";
import { caldavPrograms, hasCaldavProgram, startCaldavProgram } from "./caldav-programs.ts";
import { calendarOf, eventAt } from "./calendar-server.ts";
import { formPost, signIn } from "./desk.ts";
import { eventually } from "./eventually.ts";
import { isShort } from "./extent.ts";
import { withDatabase } from "./with-database.ts";

const cleaning: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

const startIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent")?.getFirstPropertyValue("dtstart")?.toString();
const written = (slot: string) => slot.replace(".000Z", "Z");

/** Reads the calendar as the job does after five minutes. */
async function readAgain(site: TestSite) {
  site.clock.nowMs += 6 * 60_000;
  const since = site.clock.nowMs;
  await eventually(
    () => withDatabase(site, (db) => db.selectFrom("busy_calendars").select("good_at").executeTakeFirst()),
    (row) => (row?.good_at ?? 0) >= since,
  );
}

for (const name of caldavPrograms)
  test.runIf(!isShort && hasCaldavProgram(name))(
    `${name} takes, moves and loses sessions; what the owner changes there is asked about, never followed`,
    async () => {
      const server = await startCaldavProgram(name);
      cleaning.push(server.stop);
      const account = { CALDAV_URL: server.url, CALDAV_USER: server.user, CALDAV_PASSWORD: server.password };
      const site = await startTestSite({ ...account, SITE_URL: "http://house.example" });
      cleaning.push(site.stop);
      const headers = { Cookie: await signIn(site) };
      const look = async () =>
        (await mainOf(await site.get(deskPaths.bookings(), { headers }))).replaceAll("<!-- -->", "");
      const say = (fields: Record<string, string>) => site.get(deskPaths.bookings(), formPost(fields, headers));
      const sessions = async () => [...(await server.events())].filter(([, text]) => !text.includes("Dentist"));
      const stands = (...slots: string[]) =>
        eventually(sessions, (all) => all.map(([, text]) => startIn(text)).join() === slots.map(written).join());
      const startsHere = async () => (await bookingsOf(site)).map(({ start_at }) => new Date(start_at).toISOString());

      const [busy = "", first = "", second = "", third = ""] = (await freeSlots(site)).slots;
      await server.put("own.ics", calendarOf(eventAt(busy, 30)));
      await readAgain(site);
      expect((await freeSlots(site)).slots).not.toContain(busy);
      expect((await bookAsProgram(site, { start: busy })).status).toBe(409);

      const booked = await (await bookAsProgram(site, { start: first })).json();
      await stands(first);
      const page = new URL(booked.links.page).pathname;
      expect((await post(site, `${page}/move`, { start: second })).status).toBe(303);
      await stands(second);
      expect((await post(site, `${page}/cancel`, {})).status).toBe(303);
      await stands();
      expect((await server.events()).size).toBe(1);

      const { id } = await (await bookAsProgram(site, { start: first, email: "b@cellar.example" })).json();
      const [[address = ""] = []] = await stands(first);
      await readAgain(site);
      expect(await look()).not.toContain("Changed in your calendar");

      await server.put(address, calendarOf(eventAt(third, 30, `UID:${id}@house.example`, "SEQUENCE:4")));
      await readAgain(site);
      expect(await look()).toContain("Changed in your calendar");
      expect(await startsHere()).toContain(first);
      expect(await startsHere()).not.toContain(third);
      expect((await say({ moveThere: id, start: third })).status).toBe(303);
      expect(await startsHere()).toContain(third);
      await readAgain(site);
      expect(await look()).not.toContain("Changed in your calendar");

      await server.remove(address);
      await readAgain(site);
      expect(await look()).toContain("is no longer in your calendar");
      expect(await startsHere()).toContain(third);
      expect((await say({ putBack: id })).status).toBe(303);
      await stands(third);
      await readAgain(site);
      expect(await look()).not.toContain("Changed in your calendar");
      expect((await server.events()).size).toBe(2);
    },
  );
