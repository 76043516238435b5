import { paths } from "#facts/paths.ts";
import { plainBookingTool } from "#features/leads/words/form-tools.ts";
import { BookingFields, problemAt } from "./booking-fields.tsx";
import { PlainCalendar } from "./plain-calendar.tsx";
import type { PlainCalendarData } from "./read-calendar.ts";
import type { WrongBooking } from "./receive-booking-form.ts";
import { useKind } from "./use-kind.ts";

type Props = { id: string; calendar: PlainCalendarData; wrong?: WrongBooking; isFramed?: boolean };

/** Booking without JavaScript, in one form. */
export function PlainBooking({ id, calendar, wrong, isFramed }: Props) {
  const { copy } = useKind(calendar.kindId);
  const notices = { gone: copy.gone, "too many": copy.tooMany, "network limit": copy.networkLimit, odd: copy.odd };
  return (
    <PlainCalendar
      calendar={calendar}
      action={paths.calendarWidget(id)}
      page={paths.calendarWidget(id)}
      chosen={wrong?.values.start}
      error={problemAt(copy, "start", wrong)}
      notice={wrong?.notice && notices[wrong.notice]}
      button={({ book }) => book}
      isFramed={isFramed}
      tool={plainBookingTool}
    >
      <BookingFields calendar={calendar} wrong={wrong} />
    </PlainCalendar>
  );
}
