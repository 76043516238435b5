import type { Facts } from "#facts/facts.ts";
import type { Lead } from "#features/leads/rules/check-lead.ts";
import { greetableName } from "#platform/mail/greetable-name.ts";
import type { Mail } from "#platform/mail/server/mail.ts";
import { noticeMail } from "#platform/mail/server/notice-mail.ts";
import { fill } from "#platform/text/fill.ts";
import { timeIn } from "#platform/time/time-in.ts";
import { dayIn, timeBeside, zoneName } from "../rules/slot-words.ts";
import { bookingAlertCopy } from "../words/booking-mails.ts";
import { type BookedSession, whenIn } from "./booking-mail.ts";

type Change = Parameters<typeof bookingAlertCopy>[0];

/** The owner's alert about a booking, in the owner's time zone; a reply goes to the visitor. */
export function bookingAlertMail(
  about: Change,
  session: BookedSession & { notes: string; deskPage: string; asked?: Lead | undefined },
  facts: Facts,
  to: Mail["to"],
): Mail {
  const { name, email, notes, startMs, timeZone, place, deskPage, asked } = session;
  const { booking, kind } = facts;
  const { locale } = facts.place;
  const { subject, lead, labels, open } = bookingAlertCopy(about);
  const theirs = timeBeside(booking.timeZone, timeZone, startMs, locale);
  const when = `${dayIn(booking.timeZone, startMs, locale)}, ${timeIn(booking.timeZone, startMs, locale)}`;
  return {
    ...noticeMail({
      subject: fill(subject, { when: whenIn(booking.timeZone, startMs, locale) }),
      lead,
      brand: facts.brand.name,
      lines: [
        [labels.kind, kind?.name ?? ""],
        [labels.when, `${when}, ${zoneName(booking.timeZone, startMs)}`],
        [labels.theirs, theirs ? `${theirs}, ${zoneName(timeZone, startMs)}` : ""],
        [labels.name, name],
        [labels.email, email],
        [labels.business, asked?.business ?? ""],
        [labels.phone, place.phone || asked?.phone || ""],
        [labels.place, place.room ?? place.words ?? (place.phone ? labels.byPhone : "")],
        [labels.notes, notes],
        [labels.asked, asked && !notes.includes(asked.message) ? asked.message : ""],
      ],
      open: { words: open, href: deskPage },
    }),
    to,
    replyTo: { name: greetableName(name), address: email },
  };
}
