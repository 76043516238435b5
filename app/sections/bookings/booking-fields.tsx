import { type CalendarCopy, calendarCopy } from "#app/copy/pages/booking.ts";
import type { BookingField } from "#app/rules/bookings/check-booking.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { Field } from "#app/ui/field.tsx";
import { TickField } from "#app/ui/tick-field.tsx";
import type { PlainCalendarData } from "./read-calendar.ts";
import type { WrongBooking } from "./receive-booking-form.ts";

type Props = {
  calendar: Pick<PlainCalendarData, "madeAt" | "idempotencyKey">;
  wrong?: Pick<WrongBooking, "values" | "problems">;
};

/** The visitor's details. The first wrong field gets the focus. */
export function BookingFields({ calendar, wrong }: Props) {
  const copy = calendarCopy(useFacts());
  const firstWrong = wrong && Object.keys(wrong.problems)[0];
  const about = (field: BookingField) => ({ id: `booking-${field}`, error: problemAt(copy, field, wrong) });
  const input = (field: BookingField) => ({
    name: field,
    defaultValue: wrong?.values[field],
    autoFocus: field === firstWrong,
  });
  return (
    <>
      <Field {...about("name")} label={copy.labels.name} className="half">
        {(control) => <input {...control} {...input("name")} autoComplete="name" required />}
      </Field>
      <Field {...about("email")} label={copy.labels.email} hint={copy.emailHint} className="half">
        {(control) => <input {...control} {...input("email")} type="email" autoComplete="email" required />}
      </Field>
      <Field {...about("notes")} label={copy.labels.notes} optional={copy.optional}>
        {(control) => <textarea {...control} {...input("notes")} rows={3} />}
      </Field>
      <TickField id="booking-consent" name="consent">
        {copy.consent}
      </TickField>
      <div className="plain-cal__trap" aria-hidden="true">
        <label>
          {copy.trap}
          <input name="subject" tabIndex={-1} autoComplete="off" />
        </label>
        <input type="hidden" name="at" value={calendar.madeAt} />
        <input type="hidden" name="idempotency_key" value={calendar.idempotencyKey} />
      </div>
    </>
  );
}

export function problemAt(copy: CalendarCopy, field: BookingField, wrong: Props["wrong"]): string | undefined {
  const problem = wrong?.problems[field];
  return problem && copy.problems[field][problem];
}
