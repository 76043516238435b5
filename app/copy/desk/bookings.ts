export const deskBookingsCopy = {
  title: "Bookings",
  lead: "Sessions that are still to come, in the house’s own time. Whoever you cancel gets a mail that says so.",
  none: "No session is booked. What is free stands in the calendar.",
  more: (limit: number) => `These are the next ${limit}. There are more; they appear as these pass.`,
  daysOff: "Opening hours and days off",
  calendar: "The calendar as visitors see it",
  heads: { when: "When", who: "Who", notes: "Notes", zone: "Their time zone" },
  cancel: "Cancel",
  cancelOf: (name: string) => `Cancel: ${name}`,
  sure: "Yes, cancel and tell them",
  cancelAll: {
    network: (count: number) => `Cancel all ${count} from the same network`,
    wide_network: (count: number) => `Cancel all ${count} from the wider network`,
  },
  /** A network may be one person's, a company's, a hotel's or a fair's. */
  whoIsThere: (names: readonly string[], more: number) =>
    `They came over one network, which several people may share: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
  sureOfAll: "Yes, cancel all and tell them",
  cancelledAll: (count: number) =>
    count === 1
      ? "1 session is cancelled, and a mail tells them."
      : `${count} sessions are cancelled, and a mail tells each visitor.`,
  cancelled: "It is cancelled, and a mail tells them.",
  gone: "There was nothing left to cancel.",
};
