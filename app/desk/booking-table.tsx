import { deskBookingsCopy as copy } from "#app/copy/desk-bookings.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { tableRoles } from "#app/sections/table-roles.ts";
import { Button } from "#app/ui/button.tsx";
import { DeskTable } from "./desk-table.tsx";
import { useHouseTime } from "./use-house-time.ts";

export type ShownBooking = {
  id: string;
  leadId: string | null;
  name: string;
  email: string;
  notes: string;
  timeZone: string;
  startAt: number;
};

export const BookingTable = ({ bookings }: { bookings: ShownBooking[] }) => (
  <DeskTable kind="bookings" caption={copy.title} heads={Object.values(copy.heads)} act={copy.cancel}>
    {bookings.map((booking) => (
      <Row key={booking.id} booking={booking} />
    ))}
  </DeskTable>
);

function Row({ booking: { id, leadId, name, email, notes, timeZone, startAt } }: { booking: ShownBooking }) {
  const { longDay, clock } = useHouseTime();
  const cell = tableRoles.cell;
  const who = <b>{name || email}</b>;
  return (
    <tr {...tableRoles.row}>
      <td {...cell}>
        <b>{longDay(startAt)}</b>
        <span>{clock(startAt)}</span>
      </td>
      <td {...cell}>
        {leadId ? <a href={deskPaths.lead(leadId)}>{who}</a> : who}
        <span>{email}</span>
      </td>
      <td {...cell}>{notes || "–"}</td>
      <td {...cell}>{timeZone.replaceAll("_", " ")}</td>
      <td {...cell}>
        <Cancel id={id} name={name} />
      </td>
    </tr>
  );
}

/** Opened first and pressed then, so that nobody is put off by a slip. */
const Cancel = ({ id, name }: { id: string; name: string }) => (
  <details className="dt__act">
    <summary aria-label={copy.cancelOf(name)}>{copy.cancel}</summary>
    <form method="post">
      <Button kind="ink" small bare type="submit" name="cancel" value={id}>
        {copy.sure}
      </Button>
    </form>
  </details>
);
