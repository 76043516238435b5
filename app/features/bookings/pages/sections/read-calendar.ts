import { nanoid } from "nanoid";
import type { Services } from "#platform/http/services.ts";
import type { BusinessPlace } from "#platform/time/business-time.ts";
import { dayOfPost } from "#platform/time/calendar-day.ts";
import { timeIn } from "#platform/time/time-in.ts";
import { addDays, readTimeZone } from "#platform/time/zoned-time.ts";
import { factsOfKind } from "../../rules/facts-of-kind.ts";
import type { KnownVisitor } from "../../rules/known-visitor.ts";
import { bookableDays } from "../../rules/open-slots.ts";
import { groupSlots, pageSlots } from "../../rules/page-slots.ts";
import { dayIn, timeBeside, zoneName } from "../../rules/slot-words.ts";
import type { CalendarOf } from "../../server/free-slots.ts";

const days = 31;

export type PlainSlot = { start: string; time: string; beside?: string };
export type PlainCalendarData = {
  kindId: string;
  zone: string;
  zoneWords: string;
  /** The owner's zone in words, if its clock differs. */
  oursWords?: string;
  days: { name: string; slots: PlainSlot[] }[];
  /** The first day, if it is not the earliest. */
  from?: string;
  later?: string;
  pageToken: string;
  /** The idempotency key of this rendering; never part of a cached page. */
  idempotencyKey: string;
  /** Said beside a text that the visitor brought along. */
  carriedHint: string | undefined;
  /** A visitor who came from the form. */
  known?: KnownVisitor | undefined;
};

/** The calendar without JavaScript, for the zone and day in the address. */
export async function readPlainCalendar(url: URL, services: Services, of: CalendarOf): Promise<PlainCalendarData> {
  const { booking, place } = factsOfKind(services.facts(), of.kindId);
  const nowMs = services.clock();
  const { first, last } = bookableDays(booking, nowMs);
  const wanted = readDay(url.searchParams.get("from"));
  const from = wanted > first ? wanted : first;
  const zone = readTimeZone(url.searchParams.get("timeZone") ?? "") || booking.timeZone;
  const free = await findFree({ from, last }, services, of);
  const { shown, later } = pageSlots({ ...free, ownerZone: booking.timeZone, days, last });
  const listed = [...groupSlots(shown, zone).values()].map((each) =>
    listDay(each, zone, { timeZone: booking.timeZone, locale: place.locale }),
  );
  const hasOurs = listed.some((day) => day.slots.some(({ beside }) => beside));
  const oursWords = hasOurs ? { oursWords: zoneName(booking.timeZone, nowMs) } : {};
  return {
    kindId: of.kindId,
    carriedHint: services.carried?.hint(),
    zone,
    zoneWords: zoneName(zone, nowMs),
    ...oursWords,
    days: listed,
    from: from === first ? undefined : from,
    later,
    pageToken: services.pageTokens.make(),
    idempotencyKey: nanoid(),
    known: await services.bookings.findKnown(url.searchParams.get("asked") ?? ""),
  };
}

/** Returns a valid `YYYY-MM-DD`, else an empty string. */
export const readDay = (text: string | null) => (text && dayOfPost(text) === text ? text : "");

const listDay = (slots: number[], zone: string, { timeZone, locale }: BusinessPlace) => ({
  name: dayIn(zone, slots[0] as number, locale),
  slots: slots.map((slot) => ({
    start: new Date(slot).toISOString(),
    time: timeIn(zone, slot, locale),
    beside: timeBeside(zone, timeZone, slot, locale),
  })),
});

export type GridCalendarData = { slots: string[]; from: string; through: string; last: string };

/** The island's first data: the first weeks with free hours, and how far more can be asked for. */
export async function readGridCalendar(services: Services, of: CalendarOf): Promise<GridCalendarData> {
  const { first, last } = bookableDays(factsOfKind(services.facts(), of.kindId).booking, services.clock());
  const { slots, from } = await findFree({ from: first, last }, services, of);
  return { slots: toIso(slots), from, through: addDays(from, days - 1), last };
}

type Free = { slots: number[]; from: string };

/** Finds the first weeks from a day on that have free hours; the last ones if none have. */
async function findFree(
  { from, last }: Omit<Free, "slots"> & { last: string },
  services: Services,
  of: CalendarOf,
): Promise<Free> {
  const slots = await services.bookings.freeSlots({ from, days, ...of });
  const next = addDays(from, days);
  return slots.length > 0 || next > last ? { slots, from } : findFree({ from: next, last }, services, of);
}

export const toIso = (slots: readonly number[]) => slots.map((slot) => new Date(slot).toISOString());
