import { deliveriesCopy } from "#app/copy/desk/outbox.ts";
import { todayCopy as copy } from "#app/copy/desk/today.ts";
import { DeliveryStatus } from "#app/desk/outbox/delivery-status.tsx";
import { ResendButton, type ShownDelivery } from "#app/desk/outbox/delivery-table.tsx";
import { nameDelivery } from "#app/desk/outbox/delivery-words.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { GoLink } from "#app/ui/go-link.tsx";

type Props = { deliveries: ShownDelivery[]; isMore: boolean };

/** Failed deliveries come first. */
export const NeedsYou = ({ deliveries, isMore }: Props) => (
  <section className="need" aria-labelledby="need">
    <h2 className="vh" id="need">
      {copy.needTitle}
    </h2>
    <ul>
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <DeliveryStatus {...delivery} />
          <div>
            <a href={deskPaths.delivery(delivery.id)}>
              <b>{nameDelivery(delivery)}</b>
            </a>
            {delivery.about && <span className="quiet"> {deliveriesCopy.about(delivery.about)}</span>}
            <p>{copy.lastTried(delivery.lastOutcome, deliveriesCopy.tried(delivery.attempts))}</p>
          </div>
          <ResendButton id={delivery.id} name={nameDelivery(delivery)} kind="ink" />
        </li>
      ))}
    </ul>
    {isMore && (
      <p className="need__more">
        <GoLink href={deskPaths.deliveries()}>{copy.needMore}</GoLink>
      </p>
    )}
  </section>
);
