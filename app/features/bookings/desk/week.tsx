import { deskPaths } from "#facts/desk-paths.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { calendarsCopy } from "../words/calendars.ts";
import { deskBookingsCopy } from "../words/desk.ts";
import { BookingMark } from "./booking-mark.tsx";
import type { loadWeek } from "./load-bookings.ts";

const copy = deskBookingsCopy.week;

type Shown = Awaited<ReturnType<typeof loadWeek>>;

/** Seven days, beside each other where there is room. */
export function Week({ week: { days, today, previous, next, isNow } }: { week: Shown }) {
  const { calendarDay } = useBusinessTime();
  const href = (day: string) => deskPaths.bookings({ view: "week", day });
  return (
    <>
      <div className="desk__h week__head">
        <h2>{copy.title(calendarDay(days[0]?.date ?? ""), calendarDay(days.at(-1)?.date ?? ""))}</h2>
        <p className="week__turn">
          <GoLink back href={href(previous)}>
            {copy.previous}
          </GoLink>
          {!isNow && <GoLink href={deskPaths.bookings({ view: "week" })}>{copy.now}</GoLink>}
          <GoLink href={href(next)}>{copy.next}</GoLink>
        </p>
      </div>
      <ol className="week">
        {days.map((day) => (
          <Day key={day.date} day={day} isToday={day.date === today} />
        ))}
      </ol>
    </>
  );
}

function Day({
  day: { date, isOff, hours, bookings, busy },
  isToday,
}: {
  day: Shown["days"][number];
  isToday: boolean;
}) {
  const { clock, longCalendarDay } = useBusinessTime();
  const open = hours.map(({ startMs, endMs }) => `${clock(startMs)}–${clock(endMs)}`).join(", ");
  return (
    <li aria-current={isToday ? "date" : undefined}>
      <h3>{longCalendarDay(date)}</h3>
      <p className="quiet">{open || (isOff ? copy.dayOff : copy.closed)}</p>
      {bookings.length + busy.length === 0 && hours.length > 0 && <p className="quiet">{copy.free}</p>}
      {bookings.length > 0 && (
        <ul>
          {bookings.map((booking) => (
            <li key={booking.id}>
              <a href={deskPaths.booking(booking.id)}>
                <span>{clock(booking.start_at)}</span> <b>{booking.name || booking.email}</b>
              </a>
              {booking.kind && <span className="quiet">{booking.kind}</span>}
              <BookingMark booking={booking} />
            </li>
          ))}
        </ul>
      )}
      {busy.length > 0 && <BusyTimes busy={busy} />}
    </li>
  );
}

function BusyTimes({ busy }: { busy: Shown["days"][number]["busy"] }) {
  const { clock } = useBusinessTime();
  return (
    <ul className="week__busy" aria-label={calendarsCopy.busyWord}>
      {busy.map(({ name, startMs, endMs, isAllDay }) => (
        <li key={`${name} ${startMs}`}>
          <span>{isAllDay ? calendarsCopy.busyAllDay : calendarsCopy.busy(clock(startMs), clock(endMs))}</span> {name}
        </li>
      ))}
    </ul>
  );
}
