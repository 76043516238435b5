import type { Facts } from "#facts/facts.ts";
import type { Cursor } from "#platform/http/cursor.ts";
import type { KnownVisitor } from "../rules/known-visitor.ts";
import { openSlots } from "../rules/open-slots.ts";
import { outsideHours } from "../rules/outside-hours.ts";
import { planReminder, reminderHoursOf } from "../rules/session-times.ts";
import { listHours, zoneName } from "../rules/slot-words.ts";
import { writeIcs } from "../rules/write-ics.ts";
import { findAsked } from "./asked.ts";
import { book, type SubmittedBooking } from "./book.ts";
import { visitorsAppointment } from "./booking-appointment.ts";
import { type BookingDeps, queueBookingMessages } from "./booking-deps.ts";
import { type BookingLinks, linksOf } from "./booking-messages.ts";
import { copyDifferences, putBack, writeMissing } from "./calendar-copies.ts";
import { feedSecret, readCalendarFeed, renewFeedSecret } from "./calendar-feed.ts";
import { cancelById, cancelByLink, cancelNetwork, isChangeable, moveById, moveByLink } from "./change-booking.ts";
import { busyBetween, type CalendarOf, loadCalendar, maxDays } from "./free-slots.ts";
import { makeKinds } from "./kinds.ts";
import {
  claimLetter,
  findListed,
  listAhead,
  listBetween,
  listPast,
  sessionsToCome,
  setNoShow,
} from "./queries/booking-lists.ts";
import { countUpcomingByNetwork, type NetworkColumn } from "./queries/booking-networks.ts";
import { chooseReminders, claimDueReminders, setReminder } from "./queries/booking-reminders.ts";
import { type Booking, findBooking, findBookingById, nextBookingOf, upcomingBookings } from "./queries/bookings.ts";
import { whyNot } from "./why-not.ts";

export type Bookings = ReturnType<typeof makeBookings>;

/** The next free hours beside the form. */
const shownHours = 3;

export const makeBookings = (deps: BookingDeps) => ({
  /** The owner's kinds of session besides the consultation. */
  kinds: makeKinds(deps),
  /** Free hours of a kind from a day on; `except` is a booking whose own hour does not count. */
  async freeSlots({ from, days = maxDays, ...of }: { from?: string | undefined; days?: number } & CalendarOf) {
    const calendar = await loadCalendar(deps.db, deps, of);
    const own = of.except ? await findBookingById(deps.db, of.except) : undefined;
    return openSlots({ ...calendar, from, days: Math.min(days, maxDays) }).filter((slot) => slot !== own?.start_at);
  },
  /** The next free hours in words, in the business's time zone; empty if none is near. */
  async nextHours(kindId: string): Promise<{ hours: string; zone: string } | undefined> {
    const calendar = await loadCalendar(deps.db, deps, { kindId });
    const slots = openSlots({ ...calendar, days: maxDays }).slice(0, shownHours);
    const { timeZone } = calendar.facts;
    if (slots.length === 0) return undefined;
    return {
      hours: listHours({ zone: timeZone, locale: deps.facts().place.locale }, slots, calendar.nowMs),
      zone: zoneName(timeZone, calendar.nowMs),
    };
  },
  /** Finds the visitor whom the form told of, by the id of its entry. */
  async findKnown(id: string): Promise<KnownVisitor | undefined> {
    const asked = await findAsked(deps.db, id, deps.clock());
    if (!asked) return undefined;
    const { name, email, phone, message, consent } = asked.lead;
    return { askedId: id, name, email, phone, notes: message, consent: consent ? "on" : "" };
  },
  book: (submitted: SubmittedBooking) => book(submitted, deps),
  find: (linkKey: string) => findBooking(deps.db, linkKey),
  isChangeable: (booking: Booking) => isChangeable(booking, deps.clock()),
  /** Until the limit that the owner sets. */
  isChangeableByVisitor: (booking: Booking) =>
    isChangeable(booking, deps.clock(), deps.facts().booking.changeUntilHours),
  move: (linkKey: string, startMs: number) => moveByLink(linkKey, startMs, deps),
  cancelByLink: (linkKey: string) => cancelByLink(linkKey, deps),
  chooseReminders: (booking: Booking, wants: boolean) => chooseReminders(deps.db, booking.email_folded, wants),
  links: (booking: Booking): BookingLinks => linksOf(booking.link_key, deps.paths, deps.settings),
  writeFile(booking: Booking) {
    const { settings, paths } = deps;
    const { page } = linksOf(booking.link_key, paths, settings);
    return writeIcs(visitorsAppointment(booking, page, { settings, facts: deps.facts() }));
  },
  /** For the owner's desk. */
  upcoming: (limit: number) => upcomingBookings(deps.db, deps.clock(), limit),
  nextOf: (emailFolded: string) => nextBookingOf(deps.db, emailFolded, deps.clock()),
  /** The number of sessions to come for each network that has booked more than one, by its hash. */
  countByNetwork: (column: NetworkColumn) => countUpcomingByNetwork(deps.db, column, deps.clock()),
  findById: (id: string) => findListed(deps.db, id),
  /** Sessions to come or under way after a cursor, the next one first. */
  ahead: (after: Cursor | undefined, limit: number) => listAhead(deps.db, deps.clock(), after, limit),
  /** Sessions that are over, cancelled ones included, the last one first. */
  past: (before: Cursor | undefined, limit: number) => listPast(deps.db, deps.clock(), before, limit),
  /** Sessions that begin within a span of time. */
  between: (fromMs: number, toMs: number) => listBetween(deps.db, fromMs, toMs),
  /** Times that the owner's other calendars take within a span. */
  busyBetween: (fromMs: number, toMs: number) => busyBetween(deps, fromMs, toMs),
  /** The result of the last read of each of those calendars. */
  calendars: () => deps.busy.states(),
  /** Sessions that the owner moved or removed in their own calendar. */
  changedElsewhere: () => copyDifferences(deps),
  putBack: (id: string) => putBack(id, deps),
  writeMissing: () => writeMissing(deps),
  /** The secret of the address under which a calendar program reads the sessions. */
  feedSecret: () => feedSecret(deps),
  renewFeedSecret: () => renewFeedSecret(deps),
  readCalendarFeed: (secret: string) => readCalendarFeed(secret, deps),
  whyNot: (atMs: number, kindId = "") => whyNot(atMs, kindId, deps),
  /** Sessions to come that do not lie within these opening hours. */
  outsideHours: async (facts: Facts) =>
    outsideHours({ ...facts, kinds: deps.facts().kinds }, await sessionsToCome(deps.db, deps.clock())),
  moveById: (id: string, startMs: number, note: string) => moveById(id, startMs, note, deps),
  cancel: (id: string, note = "") => cancelById(id, note, deps),
  /** Notes whether the visitor of a session that has begun came. False if there is no such session. */
  setNoShow: (id: string, isNoShow: boolean) => setNoShow(deps.db, id, isNoShow, deps.clock()),
  /** A letter after a session that is over, once. False if none may be sent. */
  sendLetter: (id: string, note: string) => sendLetter(id, note, deps),
  cancelNetwork: (id: string, column: NetworkColumn) => cancelNetwork(id, column, deps),
  remind: () => remind(deps),
});

const batchSize = 50;

/** Queues due reminders. Without mail they stay due: in the outbox they would arrive too late. */
async function remind(deps: BookingDeps): Promise<void> {
  if (!deps.settings.smtpUrl) return;
  const count = await deps.db.transaction().execute(async (tx) => {
    const due = await claimDueReminders(tx, deps.clock(), batchSize);
    const hours = reminderHoursOf(deps.facts().booking);
    for (const booking of due) {
      if (booking.wants_reminders) await queueBookingMessages(tx, "reminder", booking, deps);
      await setReminder(tx, booking.id, planReminder(booking.start_at, deps.clock(), hours));
    }
    return due.length;
  });
  if (count > 0) deps.wakeDeliveries();
}

async function sendLetter(id: string, note: string, deps: BookingDeps): Promise<boolean> {
  const isSent = await deps.db.transaction().execute(async (tx) => {
    const booking = await claimLetter(tx, id, deps.clock());
    if (booking) await queueBookingMessages(tx, "afterwards", booking, deps, { note });
    return booking !== undefined;
  });
  if (isSent) deps.wakeDeliveries();
  return isSent;
}
