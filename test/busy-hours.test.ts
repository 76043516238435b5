import { expect } from "vitest";
import { startTestSite, type TestSite, testInLongRun } from "./app.ts";
import { freeSlots } from "./booking.ts";
import { type CorpusCalendar, readCalendarCorpus } from "./calendar-corpus.ts";
import { startCalendarServer } from "./calendar-server.ts";
import { changeFacts } from "./change-facts.ts";
import { eventually } from "./eventually.ts";
import { withDatabase } from "./with-database.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The tested days are those around the change of the clocks; the independent program was asked about eighty. */
const daysBefore = 25;
const sitesAtOnce = 3;
const allDay = Array.from({ length: 7 }, () => ["00:00–23:45"]);

/** Ten in the morning of universal time: night in the business' own zone, and offered only with its hours changed. */
const isAtNight = (slot: string) => slot.includes("T10:");

const goodAt = (site: TestSite) =>
  withDatabase(site, (db) => db.selectFrom("busy_calendars").select("good_at").executeTakeFirst());

/** Whether a session of half an hour keeps a quarter of an hour from all busy times. */
const isLeft = (slot: string, { busy }: CorpusCalendar) =>
  busy.every(
    ({ startMs, endMs }) => endMs <= Date.parse(slot) - 15 * minuteMs || startMs >= Date.parse(slot) + 45 * minuteMs,
  );

/** Compares the offered hours with those that the independent program leaves free, calendar by calendar. */
async function compare(calendars: readonly CorpusCalendar[]) {
  const server = await startCalendarServer();
  const site = await startTestSite({ BUSY_CALENDARS: server.url });
  const plain = await startTestSite();
  for (const each of [site, plain]) {
    await changeFacts(each, { "booking.weeklyHours": allDay });
    await eventually(
      () => freeSlots(each),
      ({ slots }) => slots.some(isAtNight),
    );
  }
  const figures = { offered: 0, withheld: 0 };
  for (const [place, calendar] of calendars.entries()) {
    server.answer((_, response) => void response.end(calendar.text));
    // A calendar is read again after five minutes, and several are of the same days.
    const nowMs = calendar.fromMs + daysBefore * dayMs + place * 6 * minuteMs;
    for (const each of [site, plain]) each.clock.nowMs = nowMs;
    await eventually(
      () => goodAt(site),
      (row) => row?.good_at === nowMs,
    );
    const all = (await freeSlots(plain)).slots;
    const left = all.filter((slot) => isLeft(slot, calendar));
    expect({ name: calendar.name, slots: (await freeSlots(site)).slots }).toEqual({ name: calendar.name, slots: left });
    figures.offered += left.length;
    figures.withheld += all.length - left.length;
  }
  for (const each of [site, plain, server]) await each.stop();
  return figures;
}

testInLongRun(
  "of two hundred calendars, the hours offered are those that an independent program leaves free",
  async () => {
    const corpus = readCalendarCorpus().sort((a, b) => a.fromMs - b.fromMs);
    const parts = Array.from({ length: sitesAtOnce }, (_, at) =>
      corpus.filter((__, place) => place % sitesAtOnce === at),
    );
    const figures = await Promise.all(parts.map(compare));
    const sum = (key: "offered" | "withheld") => figures.reduce((total, each) => total + each[key], 0);
    console.info(
      `figure: ${corpus.length} calendars: ${sum("offered")} hours offered, ${sum("withheld")} withheld, none wrong`,
    );
    expect(Math.min(sum("offered"), sum("withheld"))).toBeGreaterThan(corpus.length);
  },
  900_000,
);
