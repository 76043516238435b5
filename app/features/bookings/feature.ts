import { kindPath } from "#facts/kind-path.ts";
import { paths } from "#facts/paths.ts";
import { type Feature, page } from "#platform/http/feature.ts";
import { shownKinds } from "./rules/facts-of-kind.ts";
import { bookConsultationCopy, consultationAsked } from "./words/book-consultation.ts";
import { bookingPageCopy, calendarCopy } from "./words/booking.ts";
import { appointmentCopy, bookingMailWords } from "./words/booking-mails.ts";

export const bookings = {
  hasServer: true,
  pages: [
    page({
      path: paths.bookConsultation(),
      file: "pages/book-consultation/book-consultation.tsx",
      copy: bookConsultationCopy,
      name: "Booking page",
      group: "business",
      others: (facts) =>
        shownKinds(facts).map(({ slug, name, about }) => ({ path: kindPath(slug), title: name, description: about })),
      bytes: { document: 20_300, script: 12_000, image: 5_632 },
      quoted: ["What to Expect", "Free Consultation Form", "Why Work With Us", "Not Sure Yet"],
      marks: {
        testimonial:
          "A pledge of the house stands where a client’s own words belong; replace all three lines with a real client’s, by permission.",
        specimen:
          "The audit of a house that we made up, and it says so. Replace it with that of a client who agrees to be shown.",
        expect:
          "Promises how a session runs: by video or phone, prepared beforehand, no second call unless asked for. Confirm or change.",
      },
    }),
  ],
  keyedPages: {
    "book-consultation/:slug": "pages/book-consultation/kind.tsx",
    "booking/already-booked": "pages/own-booking/already-booked.tsx",
    "booking/:key": "pages/own-booking/booking.tsx",
    "booking/:key/move": "pages/own-booking/move.tsx",
    "booking/:key/cancel": "pages/own-booking/cancel.tsx",
    "booking/:key/reminders": "pages/own-booking/reminders.tsx",
  },
  desk: {
    "desk/bookings": "desk/bookings.tsx",
    "desk/bookings/new": "desk/book-for.tsx",
    "desk/bookings/kinds": "desk/kinds/kinds.tsx",
    "desk/bookings/kinds/:id": "desk/kinds/kind.tsx",
    "desk/bookings/:id": "desk/booking.tsx",
  },
  endpoints: {
    "widget/booking/:calendarId": "pages/widget/booking.tsx",
    "booking/:key/consultation.ics": "pages/endpoints/booking-file.ts",
    "calendar/:secret.ics": "pages/endpoints/calendar-feed.ts",
  },
  forms: {
    consultation: { words: (facts) => bookConsultationCopy(facts).booking.form, asked: () => consultationAsked },
  },
  texts: [
    { name: "Calendar", under: "shared", copy: calendarCopy },
    { name: "Page of a booked session", under: "shared", copy: bookingPageCopy },
    { name: "Mails about a session", under: "mails", copy: bookingMailWords },
    { name: "Entry in a visitor’s calendar", under: "mails", copy: appointmentCopy },
  ],
} satisfies Feature;
