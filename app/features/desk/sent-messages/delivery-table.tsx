import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { ColumnTable, Named } from "#platform/desk/column-table.tsx";
import { DeliveryStatus } from "#platform/desk/delivery-status.tsx";
import { nameDelivery, sayTrouble } from "#platform/desk/delivery-words.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { deliveriesCopy as copy } from "#platform/desk/words/sent-messages.ts";
import type { listDeliveries } from "#platform/outbox/server/queries/deliveries.ts";

export type ShownDelivery = Awaited<ReturnType<typeof listDeliveries>>["deliveries"][number];

export function DeliveryTable({ deliveries }: { deliveries: ShownDelivery[] }) {
  const { moment } = useBusinessTime();
  return (
    <ColumnTable
      kind="deliveries"
      caption={copy.title}
      rows={deliveries}
      columns={[
        {
          head: copy.heads.what,
          cell: (delivery) => (
            <Named
              name={nameDelivery(delivery)}
              href={deskPaths.delivery(delivery.id)}
              under={[
                [delivery.subject && copy.what[delivery.destination], delivery.about].filter(Boolean).join(" · "),
              ]}
            />
          ),
        },
        { head: copy.heads.state, cell: (delivery) => <DeliveryStatus {...delivery} /> },
        { head: copy.heads.answer, cell: (delivery) => reasonOf(delivery) || sayTrouble(delivery) || "–" },
        { head: copy.heads.tried, cell: ({ attempts }) => (attempts > 0 ? copy.tried(attempts) : copy.never) },
        { head: copy.heads.time, className: "d", cell: ({ createdAt }) => moment(createdAt) },
        {
          head: copy.resend,
          acts: true,
          cell: (delivery) =>
            canSend(delivery) && (
              <ResendButton id={delivery.id} name={nameDelivery(delivery)} words={wordsOf(delivery)} />
            ),
        },
      ]}
    />
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
