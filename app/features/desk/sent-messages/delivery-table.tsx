import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { DeliveryStatus } from "#platform/desk/delivery-status.tsx";
import { nameDelivery, sayTrouble } from "#platform/desk/delivery-words.ts";
import { DeskTable } from "#platform/desk/desk-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { deliveriesCopy as copy } from "#platform/desk/words/sent-messages.ts";
import type { listDeliveries } from "#platform/outbox/server/queries/deliveries.ts";
import { tableRoles } from "#platform/sections/table-roles.ts";

export type ShownDelivery = Awaited<ReturnType<typeof listDeliveries>>["deliveries"][number];

export function DeliveryTable({ deliveries }: { deliveries: ShownDelivery[] }) {
  return (
    <DeskTable kind="deliveries" caption={copy.title} heads={Object.values(copy.heads)} act={copy.resend}>
      {deliveries.map((delivery) => (
        <Row key={delivery.id} delivery={delivery} />
      ))}
    </DeskTable>
  );
}

function Row({ delivery }: { delivery: ShownDelivery }) {
  const { moment } = useBusinessTime();
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
      <td {...cell}>{reasonOf(delivery) || sayTrouble(delivery) || "–"}</td>
      <td {...cell}>{delivery.attempts > 0 ? copy.tried(delivery.attempts) : copy.never}</td>
      <td className="d" {...cell}>
        {moment(delivery.createdAt)}
      </td>
      <td {...cell}>{canSend(delivery) && <ResendButton id={delivery.id} name={name} words={wordsOf(delivery)} />}</td>
    </tr>
  );
}

/** Returns why a mail is held or was withdrawn. */
const reasonOf = ({ isOvertaken, letter, heldFor }: ShownDelivery) => {
  if (isOvertaken) return letter === null ? copy.overtaken : copy.letterStopped;
  return heldFor && copy.heldFor[heldFor];
};

const canSend = ({ state, letter }: ShownDelivery) => letter === null && state !== "delivered" && state !== "withdrawn";
const wordsOf = ({ state }: ShownDelivery) => (state === "held" ? copy.release : copy.resend);

type ResendProps = { id: string; name: string; kind?: "ink" | "line"; words?: string };

/** A form of its own, so that it works without a script. */
export const ResendButton = ({ id, name, kind = "line", words = copy.resend }: ResendProps) => (
  <ButtonForm action={deskPaths.delivery(id)} kind={kind} name="intent" value="resend" aria-label={`${words}: ${name}`}>
    {words}
  </ButtonForm>
);
