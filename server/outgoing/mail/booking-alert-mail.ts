import type { Facts } from "#app/copy/facts.ts";
import { bookingAlertCopy } from "#app/copy/mails/booking-mails.ts";
import { dayIn, timeBeside, zoneName } from "#app/rules/bookings/slot-words.ts";
import { greetableName } from "#app/rules/mail/greetable-name.ts";
import { fill } from "#app/rules/text/fill.ts";
import { timeIn } from "#app/rules/time/time-in.ts";
import { type BookedSession, whenIn } from "./booking-mail.ts";
import type { Mail } from "./mail.ts";
import { noticeMail } from "./notice-mail.ts";

type Change = Parameters<typeof bookingAlertCopy>[0];

/** The owner's alert about a booking, in the owner's time zone; a reply goes to the visitor. */
export function bookingAlertMail(
  about: Change,
  session: BookedSession & { notes: string; deskPage: string },
  facts: Facts,
  to: Mail["to"],
): Mail {
  const { name, email, notes, startMs, timeZone, deskPage } = session;
  const { booking, kind } = facts;
  const { subject, lead, labels, open } = bookingAlertCopy(about);
  const theirs = timeBeside(booking.timeZone, timeZone, startMs);
  const when = `${dayIn(booking.timeZone, startMs)}, ${timeIn(booking.timeZone, startMs)}`;
  return {
    ...noticeMail({
      subject: fill(subject, { when: whenIn(booking.timeZone, startMs) }),
      lead,
      brand: facts.brand.name,
      lines: [
        [labels.kind, kind?.name ?? ""],
        [labels.when, `${when}, ${zoneName(booking.timeZone, startMs)}`],
        [labels.theirs, theirs ? `${theirs}, ${zoneName(timeZone, startMs)}` : ""],
        [labels.name, name],
        [labels.email, email],
        [labels.notes, notes],
      ],
      open: { words: open, href: deskPage },
    }),
    to,
    replyTo: { name: greetableName(name), address: email },
  };
}
