import { deliveriesCopy as copy } from "#app/copy/desk-deliveries.ts";
import { paths } from "#app/paths.ts";
import { tableRoles } from "#app/sections/table-roles.ts";
import { Button } from "#app/ui/button.tsx";
import type { Edges } from "#server/edges.ts";
import { DeliveryStatus } from "./delivery-status.tsx";
import { nameDelivery } from "./delivery-words.ts";
import { useHouseTime } from "./use-house-time.ts";

export type ShownDelivery = Awaited<ReturnType<Edges["tables"]["deliveries"]["listDeliveries"]>>["deliveries"][number];

export function DeliveryTable({ deliveries }: { deliveries: ShownDelivery[] }) {
  const heads = Object.values(copy.heads);
  return (
    <table className="dt dt--deliveries" {...tableRoles.table}>
      <caption className="vh">{copy.title}</caption>
      <thead {...tableRoles.rows}>
        <tr {...tableRoles.row}>
          {heads.map((head) => (
            <th key={head} {...tableRoles.columnHead}>
              {head}
            </th>
          ))}
          <th {...tableRoles.columnHead}>
            <span className="vh">{copy.replay}</span>
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.rows}>
        {deliveries.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ delivery }: { delivery: ShownDelivery }) {
  const { moment } = useHouseTime();
  const name = nameDelivery(delivery);
  const cell = tableRoles.cell;
  return (
    <tr {...tableRoles.row}>
      <td {...cell}>
        <a href={paths.deskDelivery(delivery.id)}>
          <b>{name}</b>
        </a>
        <span>{[delivery.subject && copy.what[delivery.destination], delivery.about].filter(Boolean).join(" · ")}</span>
      </td>
      <td {...cell}>
        <DeliveryStatus {...delivery} />
      </td>
      <td {...cell}>{delivery.lastOutcome || "–"}</td>
      <td {...cell}>{delivery.attempts > 0 ? copy.tried(delivery.attempts) : copy.never}</td>
      <td className="d" {...cell}>
        {moment(delivery.createdAt)}
      </td>
      <td {...cell}>{delivery.state !== "delivered" && <ReplayButton id={delivery.id} name={name} />}</td>
    </tr>
  );
}

type ReplayProps = { id: string; name: string; kind?: "ink" | "line"; words?: string };

/** A form of its own, so that it works without a script. */
export const ReplayButton = ({ id, name, kind = "line", words = copy.replay }: ReplayProps) => (
  <form method="post" action={paths.deskDelivery(id)}>
    <Button kind={kind} small bare type="submit" name="intent" value="replay" aria-label={`${words}: ${name}`}>
      {words}
    </Button>
  </form>
);
