import { deliveriesCopy as copy } from "#app/copy/desk/outbox.ts";
import type { DeliveryKind } from "#app/rules/outbox/delivery-status.ts";

type Told = { destination: DeliveryKind; subject: string; about: string };

/** What a delivery is, in a line: a mail by its subject, anything else by where it goes. */
export const nameDelivery = ({ destination, subject }: Told) => subject || copy.what[destination];
