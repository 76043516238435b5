import { nanoid } from "nanoid";
import { bookableDays } from "#app/rules/bookings/open-slots.ts";
import { groupSlots, pageSlots } from "#app/rules/bookings/page-slots.ts";
import { dayIn, timeBeside, zoneName } from "#app/rules/bookings/slot-words.ts";
import { dayOfPost } from "#app/rules/time/calendar-day.ts";
import { timeIn } from "#app/rules/time/time-in.ts";
import { addDays, readTimeZone } from "#app/rules/time/zoned-time.ts";
import type { Services } from "#server/services.ts";

const days = 31;

export type PlainSlot = { start: string; time: string; beside?: string };
export type PlainCalendarData = {
  zone: string;
  zoneWords: string;
  /** The owner's zone in words, if its clock differs. */
  oursWords?: string;
  days: { name: string; slots: PlainSlot[] }[];
  /** The first day, if it is not the earliest. */
  from?: string;
  later?: string;
  madeAt: number;
  /** The idempotency key of this rendering; never part of a cached page. */
  idempotencyKey: string;
};

/** The calendar without JavaScript, for the zone and day in the address. */
export async function readPlainCalendar(url: URL, services: Services, except?: string): Promise<PlainCalendarData> {
  const { booking } = services.facts();
  const nowMs = services.clock();
  const { first, last } = bookableDays(booking, nowMs);
  const wanted = readDay(url.searchParams.get("from"));
  const from = wanted > first ? wanted : first;
  const zone = readTimeZone(url.searchParams.get("timeZone") ?? "") || booking.timeZone;
  const slots = await services.bookings.freeSlots({ from, days, except });
  const { shown, later } = pageSlots({ slots, ownerZone: booking.timeZone, from, days, last });
  const listed = [...groupSlots(shown, zone).values()].map((each) => listDay(each, zone, booking.timeZone));
  const hasOurs = listed.some((day) => day.slots.some(({ beside }) => beside));
  const oursWords = hasOurs ? { oursWords: zoneName(booking.timeZone, nowMs) } : {};
  return {
    zone,
    zoneWords: zoneName(zone, nowMs),
    ...oursWords,
    days: listed,
    from: from === first ? undefined : from,
    later,
    madeAt: nowMs,
    idempotencyKey: nanoid(),
  };
}

/** `YYYY-MM-DD`, or undefined. */
export const readDay = (text: string | null) => (text && dayOfPost(text) === text ? text : "");

const listDay = (slots: number[], zone: string, ownerZone: string) => ({
  name: dayIn(zone, slots[0] as number),
  slots: slots.map((slot) => ({
    start: new Date(slot).toISOString(),
    time: timeIn(zone, slot),
    beside: timeBeside(zone, ownerZone, slot),
  })),
});

export type GridCalendarData = { slots: string[]; from: string; through: string; last: string };

/** The island's first data: free hours of the first weeks, and how far more can be asked for. */
export async function readGridCalendar(services: Services, except?: string): Promise<GridCalendarData> {
  const { first, last } = bookableDays(services.facts().booking, services.clock());
  const slots = await services.bookings.freeSlots({ days, except });
  return { slots: toIso(slots), from: first, through: addDays(first, days - 1), last };
}

export const toIso = (slots: readonly number[]) => slots.map((slot) => new Date(slot).toISOString());
