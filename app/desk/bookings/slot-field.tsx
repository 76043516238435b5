import { deskBookingCopy } from "#app/copy/desk/bookings.ts";
import { calendarCopy } from "#app/copy/pages/booking.ts";
import type { PlainCalendarData } from "#app/sections/bookings/read-calendar.ts";
import { SlotChoice } from "#app/sections/bookings/slot-choice.tsx";
import { useFacts } from "#app/sections/use-facts.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import "#app/ui/calendar.css";
import "#app/sections/bookings/plain-calendar.css";

const copy = deskBookingCopy.move;

type Props = {
  calendar: PlainCalendarData;
  /** This page, with its hours from a day on. */
  page: (from: string) => string;
  chosen: string;
  error: string | undefined;
};

/** Free hours to choose from, and the way to later ones. */
export function SlotField({ calendar, page, chosen, error }: Props) {
  const facts = useFacts();
  const words = calendarCopy(facts);
  const { days, from, later } = calendar;
  return (
    <>
      {days.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <SlotChoice copy={words} calendar={calendar} chosen={chosen} error={error} email={facts.contact.email} />
      )}
      {(from || later) && (
        <p className="pair">
          {from && (
            <GoLink back href={page("")}>
              {copy.first}
            </GoLink>
          )}
          {later && <GoLink href={page(later)}>{copy.later}</GoLink>}
        </p>
      )}
    </>
  );
}
