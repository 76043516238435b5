import type { DeskBookingsQuery } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { readStoredFacts } from "#features/details/server/queries/facts.ts";
import { readCursor, writeCursor } from "#platform/http/cursor.ts";
import type { Services } from "#platform/http/services.ts";
import { addDays, dateIn } from "#platform/time/zoned-time.ts";
import { readDay } from "../pages/sections/read-calendar.ts";
import { factsOfKind, kindOfSlug, shownKinds } from "../rules/facts-of-kind.ts";
import { joinTimes } from "../rules/join-times.ts";
import { openingsOn } from "../rules/open-slots.ts";
import { outsideHours } from "../rules/outside-hours.ts";
import { timeBeside } from "../rules/slot-words.ts";
import { spanOf, weekOf } from "../rules/week-of.ts";
import { instantOfTime } from "../rules/why-not-offered.ts";
import { groupByNetwork } from "./group-by-network.ts";

const limit = 50;
const [firstYear, lastYear] = ["2000-01-01", "2100-01-01"];

type Listed = Awaited<ReturnType<Services["bookings"]["between"]>>[number];

/** The message of the form that came before a booking. */
const askedIn = (entry: string | null): string => (entry ? (JSON.parse(entry).message ?? "") : "");

/** Picks the fields that the desk shows; never the network or the private link. */
const show =
  (outside: ReadonlySet<string>, { facts }: Services) =>
  (booking: Listed) => ({
    id: booking.id,
    leadId: booking.lead_id,
    name: booking.name,
    email: booking.email,
    business: booking.business ?? "",
    notes: booking.notes || askedIn(booking.asked),
    kind: factsOfKind(facts(), booking.kind_id).kind?.name,
    theirTime:
      booking.time_zone &&
      timeBeside(facts().booking.timeZone, booking.time_zone, booking.start_at, facts().place.locale),
    start_at: booking.start_at,
    end_at: booking.end_at,
    state: booking.state,
    no_show: booking.no_show,
    isOutside: outside.has(booking.id),
  });

export type ShownBooking = ReturnType<ReturnType<typeof show>>;

/** Returns which of these sessions are to come and not within the stored opening hours. */
async function outsideOf(bookings: Listed[], { db, clock, facts }: Services) {
  const toCome = bookings.filter(({ start_at }) => start_at > clock());
  const { activeFacts } = await readStoredFacts(db);
  return new Set(outsideHours({ ...activeFacts, kinds: facts().kinds }, toCome).map(({ id }) => id));
}

/** A page of the list, ahead or past. */
export async function loadList(view: "ahead" | "past", place: string, services: Services) {
  const calendar = services.bookings;
  const cursor = readCursor(place);
  const rows = await calendar[view](cursor, limit + 1);
  const bookings = rows.slice(0, limit);
  const last = bookings.at(-1);
  const counts = {
    network: view === "ahead" ? await calendar.countByNetwork("network") : new Map<string, number>(),
    wide_network: view === "ahead" ? await calendar.countByNetwork("wide_network") : new Map<string, number>(),
  };
  const groupsOf = groupByNetwork(bookings, counts);
  const outside: ReadonlySet<string> = view === "ahead" ? await outsideOf(bookings, services) : new Set();
  const shown = show(outside, services);
  return {
    view,
    isFirst: cursor === undefined,
    next: rows.length > limit && last ? writeCursor({ ms: last.start_at, id: last.id }) : undefined,
    bookings: bookings.map((booking) => ({ ...shown(booking), groups: groupsOf(booking) })),
  };
}

type Busy = Awaited<ReturnType<Services["bookings"]["busyBetween"]>>[number];

/** Returns the busy times of other calendars on a day, cut to it. */
function busyOn(date: string, busy: readonly Busy[], timeZone: string) {
  const { fromMs, toMs } = spanOf(timeZone, date, addDays(date, 1));
  return busy
    .filter(({ startMs, endMs }) => startMs < toMs && endMs > fromMs)
    .map(({ name, startMs, endMs }) => ({
      name,
      startMs: Math.max(startMs, fromMs),
      endMs: Math.min(endMs, toMs),
      isAllDay: startMs <= fromMs && endMs >= toMs,
    }));
}

/** Loads the sessions of a week, by days in the business's time zone. */
export async function loadWeek(day: string, services: Services) {
  const facts = services.facts();
  const { booking } = facts;
  const today = dateIn(booking.timeZone, services.clock());
  const asked = readDay(day);
  const dates = weekOf(asked > firstYear && asked < lastYear ? asked : today);
  const [monday = today] = dates;
  const { fromMs, toMs } = spanOf(booking.timeZone, monday, addDays(monday, 7));
  const rows = await services.bookings.between(fromMs, toMs);
  const shown = show(await outsideOf(rows, services), services);
  const busy = await services.bookings.busyBetween(fromMs, toMs);
  const calendars = ["", ...shownKinds(facts).map(({ id }) => id)].map((id) => factsOfKind(facts, id).booking);
  const byDay = Map.groupBy(rows, ({ start_at }) => dateIn(booking.timeZone, start_at));
  return {
    view: "week" as const,
    today,
    previous: addDays(monday, -7),
    next: addDays(monday, 7),
    isNow: dates.includes(today),
    days: dates.map((date) => ({
      date,
      isOff: booking.daysOff.includes(date),
      hours: joinTimes(calendars.flatMap((each) => openingsOn(each, date))),
      bookings: (byDay.get(date) ?? []).map(shown),
      busy: busyOn(date, busy, booking.timeZone),
    })),
    calendars: await services.bookings.calendars(),
    feed: services.publicSettings.siteUrl + paths.calendarFeed(await services.bookings.feedSecret()),
  };
}

/** Loads sessions that differ in the owner's own calendar. */
export async function loadChangedElsewhere({ bookings }: Services) {
  const changed = await bookings.changedElsewhere();
  return changed.map(({ id, name, email, start_at, there_start_at }) => ({
    id,
    name: name || email,
    startMs: start_at,
    thereMs: there_start_at ?? undefined,
  }));
}

/** Explains why an hour is not offered. */
export async function loadWhyNot(params: URLSearchParams, services: Services) {
  const [day, time] = [readDay(params.get("day")), params.get("at") ?? ""];
  const { timeZone } = services.facts().booking;
  const atMs = day > firstYear && day < lastYear ? instantOfTime(timeZone, day, time) : undefined;
  const kind = kindOfSlug(services.facts(), params.get("kind") ?? "");
  const why = atMs === undefined ? undefined : await services.bookings.whyNot(atMs, kind?.id);
  return { day, time, kind: kind?.slug ?? "", why };
}

export function readView(params: URLSearchParams): NonNullable<DeskBookingsQuery["view"]> | "ahead" {
  const view = params.get("view");
  return view === "past" || view === "week" ? view : "ahead";
}
