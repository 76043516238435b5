import { expect, test } from "vitest";
import { defaultFacts, type Facts } from "#facts/facts.ts";
import { bookingMail } from "#features/bookings/server/booking-mail.ts";
import { guideMail } from "#features/guides/server/guide-mail.ts";
import type { Mail } from "./mail.ts";

const lead = { name: "Ada", email: "ada@house.example", business: "", phone: "", message: "", consent: false };
const session = {
  name: "Ada",
  email: "ada@house.example",
  startMs: 0,
  lengthMinutes: 30,
  timeZone: "America/New_York",
  place: {},
};
const at = "https://house.example/a";

const mails: Record<string, (facts: Facts) => Mail> = {
  guide: (facts) => guideMail("winery", lead, facts, { download: at, booking: at }),
  session: (facts) => bookingMail("booked", session, facts, { page: at, reminders: at, calendar: at }),
};

const postalAddress = "12 Vine Street, Napa, CA 94558";
const contact = { ...defaultFacts.contact, postalAddress };
const words = { "guide-mail": { business: "Ours" }, "booking-mails": { business: "Ours" } };

test.each(Object.entries(mails))(
  "the %s mail ends with the postal address once there is one, else with the town",
  (_name, write) => {
    const town = write(defaultFacts);
    for (const part of [town.text, town.html]) expect(part).toContain(", San Francisco, CA");
    const given = write({ ...defaultFacts, contact });
    for (const part of [given.text, given.html]) {
      expect(part).toContain(`, ${postalAddress}`);
      expect(part).not.toContain("San Francisco");
    }
  },
);

test("words of the owner's under a mail stay", () => {
  for (const write of [mails.guide, mails.session]) {
    const own = write?.({ ...defaultFacts, contact, words });
    expect(own?.text).toContain("\nOurs");
    expect(own?.text).not.toContain(postalAddress);
  }
});
