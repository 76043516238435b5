import { deskBookingsCopy as copy } from "#app/copy/desk/bookings.ts";
import { DeskTable } from "#app/desk/frame/desk-table.tsx";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { tableRoles } from "#app/sections/table-roles.ts";
import { Button } from "#app/ui/button.tsx";
import type { NetworkGroup } from "./group-by-network.ts";

export type ShownBooking = {
  id: string;
  leadId: string | null;
  name: string;
  email: string;
  notes: string;
  timeZone: string;
  startAt: number;
  groups: NetworkGroup[];
};

export const BookingTable = ({ bookings }: { bookings: ShownBooking[] }) => (
  <DeskTable kind="bookings" caption={copy.title} heads={Object.values(copy.heads)} act={copy.cancel}>
    {bookings.map((booking) => (
      <Row key={booking.id} booking={booking} />
    ))}
  </DeskTable>
);

function Row({ booking: { id, leadId, name, email, notes, timeZone, startAt, groups } }: { booking: ShownBooking }) {
  const { longDay, clock } = useBusinessTime();
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
        {groups.map((group) => (
          <CancelAll key={group.width} id={id} group={group} />
        ))}
      </td>
    </tr>
  );
}

/** Two presses, so that nobody is cancelled by mistake. */
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
