import { deliveriesCopy as copy } from "#app/copy/desk-deliveries.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { tableRoles } from "#app/sections/table-roles.ts";
import { Button } from "#app/ui/button.tsx";
import type { Edges } from "#server/edges.ts";
import { DeliveryStatus } from "./delivery-status.tsx";
import { nameDelivery } from "./delivery-words.ts";
import { DeskTable } from "./desk-table.tsx";
import { useHouseTime } from "./use-house-time.ts";

export type ShownDelivery = Awaited<ReturnType<Edges["tables"]["deliveries"]["listDeliveries"]>>["deliveries"][number];

export function DeliveryTable({ deliveries }: { deliveries: ShownDelivery[] }) {
  return (
    <DeskTable kind="deliveries" caption={copy.title} heads={Object.values(copy.heads)} act={copy.replay}>
      {deliveries.map((delivery) => (
        <Row key={delivery.id} delivery={delivery} />
      ))}
    </DeskTable>
  );
}

function Row({ delivery }: { delivery: ShownDelivery }) {
  const { moment } = useHouseTime();
  const name = nameDelivery(delivery);
  const cell = tableRoles.cell;
  return (
    <tr {...tableRoles.row}>
      <td {...cell}>
        <a href={deskPaths.delivery(delivery.id)}>
          <b>{name}</b>
        </a>
        <span>{[delivery.subject && copy.what[delivery.destination], delivery.about].filter(Boolean).join(" · ")}</span>
      </td>
      <td {...cell}>
        <DeliveryStatus {...delivery} />
      </td>
      <td {...cell}>{delivery.heldFor ? copy.heldFor[delivery.heldFor] : delivery.lastOutcome || "–"}</td>
      <td {...cell}>{delivery.attempts > 0 ? copy.tried(delivery.attempts) : copy.never}</td>
      <td className="d" {...cell}>
        {moment(delivery.createdAt)}
      </td>
      <td {...cell}>{canSend(delivery) && <ReplayButton id={delivery.id} name={name} words={wordsOf(delivery)} />}</td>
    </tr>
  );
}

const canSend = ({ state }: ShownDelivery) => state !== "delivered" && state !== "withdrawn";
const wordsOf = ({ state }: ShownDelivery) => (state === "held" ? copy.release : copy.replay);

type ReplayProps = { id: string; name: string; kind?: "ink" | "line"; words?: string };

/** A form of its own, so that it works without a script. */
export const ReplayButton = ({ id, name, kind = "line", words = copy.replay }: ReplayProps) => (
  <form method="post" action={deskPaths.delivery(id)}>
    <Button kind={kind} small bare type="submit" name="intent" value="replay" aria-label={`${words}: ${name}`}>
      {words}
    </Button>
  </form>
);
