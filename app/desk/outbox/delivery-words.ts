import { deliveriesCopy as copy } from "#app/copy/desk/outbox.ts";
import type { DeliveryKind } from "#app/rules/outbox/delivery-status.ts";

type Told = { destination: DeliveryKind; subject: string; about: string };

/** A delivery in one line: a mail by its subject, others by destination. */
export const nameDelivery = ({ destination, subject }: Told) => subject || copy.what[destination];
