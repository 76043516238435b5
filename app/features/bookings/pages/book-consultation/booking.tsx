import { useEmbeds } from "#facts/root-data.ts";
import type { SessionKind } from "#facts/session-kind.ts";
import { FormEmbed } from "#features/guides/pages/sections/form-embed.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import type { BookingCopy } from "../../words/book-consultation.ts";
import { PlainBooking } from "../sections/plain-booking.tsx";
import type { WrongBooking } from "../sections/receive-booking-form.ts";
import { CalendarFrame } from "./calendar-frame.tsx";
import "#platform/ui/frame.css";
import "./booking.css";

const calendarPlace = "choose-a-time";

type Props = BookingCopy["booking"] & { kind?: SessionKind | undefined; wrong?: WrongBooking | undefined };

/**
 * First the form. The calendar replaces it when its anchor is the current one. A failed booking is explained in the
 * calendar itself, outside the frame.
 */
export function Booking({ title, form, calendar, kind, wrong }: Props) {
  const { calendarId } = useEmbeds();
  return (
    <section className={`booking surface-bone grid${wrong ? " is-sent" : ""}`} id="booking" aria-labelledby="request">
      <h2 id="request">{title}</h2>
      {!wrong && <RequestForm {...form} kind={kind?.slug} />}
      <div className="booking__calendar frame surface-paper" id={calendarPlace} data-calendar-place tabIndex={-1}>
        {!wrong && <p className="booking__thanks">{calendar.thanks}</p>}
        <h3>{calendar.title}</h3>
        <p className="quiet booking__lead">{calendar.lead}</p>
        {wrong ? (
          <PlainBooking id={kind?.slug ?? calendarId} calendar={wrong.calendar} wrong={wrong} />
        ) : (
          <CalendarFrame name={kind?.name ?? calendar.name} kind={kind?.slug} />
        )}
      </div>
    </section>
  );
}

type FormProps = BookingCopy["booking"]["form"] & { kind: string | undefined };

function RequestForm({ title, lead, alreadySent, name, kind }: FormProps) {
  return (
    <div className="booking__form">
      <h3>{title}</h3>
      <div className="frame surface-paper">
        <FormEmbed form="consultation" name={name} kind={kind} />
      </div>
      <div className="booking__say">
        <p className="quiet">{lead}</p>
        <GoLink href={`#${calendarPlace}`}>{alreadySent}</GoLink>
      </div>
    </div>
  );
}
