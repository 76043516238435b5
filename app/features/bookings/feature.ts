import type { Feature } from "#platform/http/feature.ts";
import { bookConsultationCopy, consultationAsked } from "./words/book-consultation.ts";

export const bookings = {
  hasServer: true,
  pages: {
    "book-consultation": "pages/book-consultation/book-consultation.tsx",
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
} satisfies Feature;
