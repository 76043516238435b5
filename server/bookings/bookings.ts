import { openSlots } from "#app/rules/booking/open-slots.ts";
import { writeIcs } from "#app/rules/booking/write-ics.ts";
import { countUpcomingByNetwork, type NetworkColumn } from "../tables/booking-networks.ts";
import { chooseReminders } from "../tables/booking-reminders.ts";
import { type Booking, findBooking, nextBookingOf, upcomingBookings } from "../tables/bookings.ts";
import { type AskedBooking, book } from "./book.ts";
import { visitorsAppointment } from "./booking-appointment.ts";
import type { BookingGround } from "./booking-ground.ts";
import { type BookingLinks, linksOf } from "./booking-links.ts";
import { cancelBooking, cancelByLink, cancelNetwork, isChangeable, moveBooking } from "./change-booking.ts";
import { lookAtCalendar, mostDays } from "./free-slots.ts";
import { remind } from "./remind.ts";

export type Bookings = ReturnType<typeof makeBookings>;

/** All that can be done with the calendar. */
export const makeBookings = (ground: BookingGround) => ({
  /** What is free on the owner's days from one on; `except` is a booking whose own hour does not count. */
  async freeSlots({ from, days = mostDays, except }: { from?: string; days?: number; except?: string }) {
    const calendar = await lookAtCalendar(ground.db, ground, except);
    return openSlots({ ...calendar, from, days: Math.min(days, mostDays) });
  },
  book: (asked: AskedBooking) => book(asked, ground),
  find: (linkKey: string) => findBooking(ground.db, linkKey),
  isChangeable: (booking: Booking) => isChangeable(booking, ground.clock()),
  move: (linkKey: string, startMs: number) => moveBooking(linkKey, startMs, ground),
  cancelByLink: (linkKey: string) => cancelByLink(linkKey, ground),
  chooseReminders: (booking: Booking, wants: boolean) => chooseReminders(ground.db, booking.email_folded, wants),
  links: (booking: Booking): BookingLinks => linksOf(booking.link_key, ground.paths, ground.settings),
  /** The booking as a calendar file. */
  writeFile(booking: Booking) {
    const { settings, paths } = ground;
    const { page } = linksOf(booking.link_key, paths, settings);
    return writeIcs(visitorsAppointment(booking, page, { settings, facts: ground.facts() }));
  },
  /** For the owner: what is to come, and calling one off. */
  upcoming: (limit: number) => upcomingBookings(ground.db, ground.clock(), limit),
  nextOf: (emailFolded: string) => nextBookingOf(ground.db, emailFolded, ground.clock()),
  /** How many sessions are to come from each network that has booked more than one, by its hash. */
  countByNetwork: (column: NetworkColumn) => countUpcomingByNetwork(ground.db, column, ground.clock()),
  cancel: (id: string) => cancelBooking(id, ground),
  cancelNetwork: (id: string, column: NetworkColumn) => cancelNetwork(id, column, ground),
  remind: () => remind(ground),
});
