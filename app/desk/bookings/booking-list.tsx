import { deskBookingsCopy as copy } from "#app/copy/desk/bookings.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { BookingTable } from "./booking-table.tsx";
import type { loadList } from "./load-bookings.ts";

type Props = { list: Awaited<ReturnType<typeof loadList>> };

/** A page of the sessions, ahead or past. */
export function BookingList({ list: { view, bookings, isFirst, next } }: Props) {
  const query = view === "past" ? ({ view } as const) : {};
  return (
    <>
      {bookings.length > 0 ? <BookingTable bookings={bookings} /> : <p className="none">{copy.none[view]}</p>}
      {(next || !isFirst) && (
        <p className="desk__pager">
          {!isFirst && (
            <GoLink back href={deskPaths.bookings(query)}>
              {copy.first[view]}
            </GoLink>
          )}
          {next && <GoLink href={deskPaths.bookings({ ...query, place: next })}>{copy.further[view]}</GoLink>}
        </p>
      )}
    </>
  );
}
