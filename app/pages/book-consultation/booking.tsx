import { HostedForm } from "#app/sections/guide/hosted-form.tsx";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import type { BookingCopy } from "./booking-copy.ts";
import { Hosted } from "./hosted.tsx";
import "#app/ui/frame.css";
import "./booking.css";

const calendarId = "choose-a-time";

/** First the form; the calendar takes its place once its address is the one in force, by the link or by the sent form. */
export function Booking({ title, form, calendar }: BookingCopy["booking"]) {
  return (
    <section className="booking on-bone grid" id="booking" aria-labelledby="request">
      <h2 id="request">{title}</h2>
      <div className="booking__form">
        <div className="booking__say">
          <h3>{form.title}</h3>
          <p className="quiet">{form.lead}</p>
          <GoLink href={`#${calendarId}`}>{form.alreadySent}</GoLink>
        </div>
        <div className="frame on-paper">
          <HostedForm form="consultation" name={form.name} />
        </div>
      </div>
      <div className="booking__calendar frame on-paper" id={calendarId} data-calendar-place tabIndex={-1}>
        <h3>{calendar.title}</h3>
        <p className="quiet">
          <LinkedText>{calendar.lead}</LinkedText>
        </p>
        <Hosted name={calendar.name} heightPx={700} />
      </div>
    </section>
  );
}
