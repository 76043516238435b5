import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { DeskTable } from "#platform/desk/desk-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { tableRoles } from "#platform/sections/table-roles.ts";
import { Button } from "#platform/ui/button.tsx";
import { deskBookingsCopy as copy } from "../words/desk.ts";
import { BookingMark } from "./booking-mark.tsx";
import type { NetworkGroup } from "./group-by-network.ts";
import type { ShownBooking } from "./load-bookings.ts";
import { stateOf } from "./state-of.ts";

type TableBooking = ShownBooking & { groups: NetworkGroup[] };

export const BookingTable = ({ bookings }: { bookings: TableBooking[] }) => (
  <DeskTable kind="bookings" caption={copy.title} heads={Object.values(copy.heads)} act={copy.cancel}>
    {bookings.map((booking) => (
      <Row key={booking.id} booking={booking} />
    ))}
  </DeskTable>
);

function Row({ booking }: { booking: TableBooking }) {
  const { nowMs, longDay, clock } = useBusinessTime();
  const { id, name, email, notes, theirTime, start_at, groups } = booking;
  const cell = tableRoles.cell;
  const isToCome = stateOf(booking, nowMs) === "ahead";
  return (
    <tr {...tableRoles.row}>
      <td {...cell}>
        <b>{longDay(start_at)}</b>
        <span>{clock(start_at)}</span>
        {booking.kind && <span>{booking.kind}</span>}
        {theirTime && <span>{copy.theirs(theirTime)}</span>}
        <BookingMark booking={booking} />
      </td>
      <td {...cell}>
        <a href={deskPaths.booking(id)}>
          <b>{name || email}</b>
        </a>
        {booking.business && <span>{booking.business}</span>}
        <span>{email}</span>
      </td>
      <td {...cell}>{notes}</td>
      <td {...cell}>
        {isToCome && (
          <div className="dt__acts">
            <a
              className="dt__act"
              href={`${deskPaths.booking(id, { open: "move" })}#move`}
              aria-label={copy.moveOf(name)}
            >
              {copy.move}
            </a>
            <Cancel id={id} name={name} />
          </div>
        )}
        {groups.map((group) => (
          <CancelAll key={group.width} id={id} group={group} />
        ))}
      </td>
    </tr>
  );
}

/** Takes two clicks, so that no session is cancelled by mistake. */
const Cancel = ({ id, name }: { id: string; name: string }) => (
  <details className="dt__act">
    <summary aria-label={copy.cancelOf(name)}>{copy.cancel}</summary>
    <ButtonForm kind="ink" name="cancel" value={id}>
      {copy.sure}
    </ButtonForm>
  </details>
);

const fields = { network: "cancelNetwork", wide_network: "cancelWideNetwork" };

const CancelAll = ({ id, group: { width, count, names, more } }: { id: string; group: NetworkGroup }) => (
  <details className="dt__act">
    <summary>{copy.cancelAll[width](count)}</summary>
    <form method="post">
      <p>{copy.whoIsThere(names, more)}</p>
      <Button kind="ink" small bare type="submit" name={fields[width]} value={id}>
        {copy.sureOfAll}
      </Button>
    </form>
  </details>
);
