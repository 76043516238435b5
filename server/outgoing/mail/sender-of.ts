import type { Facts } from "#app/copy/facts.ts";
import type { Settings } from "#server/settings.ts";

/** The sender: the owner's setting, with the business's name if it has none. */
export function senderOf({ mailFrom }: Settings, { brand, contact }: Facts): { name: string; address: string } {
  return { name: mailFrom?.name || brand.name, address: mailFrom?.address ?? contact.email };
}
