import { useEmbeds } from "#facts/root-data.ts";
import { FormEmbed } from "#features/guides/pages/sections/form-embed.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import type { BookingCopy } from "../../words/book-consultation.ts";
import { PlainBooking } from "../sections/plain-booking.tsx";
import type { WrongBooking } from "../sections/receive-booking-form.ts";
import { CalendarFrame } from "./calendar-frame.tsx";
import "#platform/ui/frame.css";
import "./booking.css";

const calendarPlace = "choose-a-time";

type Props = BookingCopy["booking"] & { wrong?: WrongBooking };

/**
 * First the form. The calendar replaces it when its anchor is the current one. A failed booking is explained in the
 * calendar itself, outside the frame.
 */
export function Booking({ title, form, calendar, wrong }: Props) {
  const { calendarId } = useEmbeds();
  return (
    <section className={`booking surface-bone grid${wrong ? " is-sent" : ""}`} id="booking" aria-labelledby="request">
      <h2 id="request">{title}</h2>
      {!wrong && <RequestForm {...form} />}
      <div className="booking__calendar frame surface-paper" id={calendarPlace} data-calendar-place tabIndex={-1}>
        {!wrong && <p className="booking__thanks">{calendar.thanks}</p>}
        <h3>{calendar.title}</h3>
        <p className="quiet booking__lead">{calendar.lead}</p>
        {wrong ? (
          <PlainBooking id={calendarId} calendar={wrong.calendar} wrong={wrong} />
        ) : (
          <CalendarFrame name={calendar.name} />
        )}
      </div>
    </section>
  );
}

function RequestForm({ title, lead, alreadySent, name }: BookingCopy["booking"]["form"]) {
  return (
    <div className="booking__form">
      <h3>{title}</h3>
      <div className="frame surface-paper">
        <FormEmbed form="consultation" name={name} />
      </div>
      <div className="booking__say">
        <p className="quiet">{lead}</p>
        <GoLink href={`#${calendarPlace}`}>{alreadySent}</GoLink>
      </div>
    </div>
  );
}
