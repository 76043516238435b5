import { useFacts } from "#facts/use-facts.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import type { PlainCalendarData } from "../pages/sections/read-calendar.ts";
import { SlotChoice } from "../pages/sections/slot-choice.tsx";
import { calendarCopy } from "../words/booking.ts";
import { deskBookingCopy } from "../words/desk.ts";
import "#platform/ui/calendar.css";
import "../pages/sections/plain-calendar.css";

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
