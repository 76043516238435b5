import type { Facts } from "#app/copy/facts.ts";
import type { MailKind, MailRecipient } from "#app/rules/mail/mail-kinds.ts";
import type { Settings } from "#server/settings.ts";
import type { MailMessage } from "#server/tables/outbox/add-delivery.ts";
import type { Recipe } from "#server/tables/outbox/recipe.ts";

/** A mail as stored in the outbox. */
export type Mail = {
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** An appointment, for the reader's calendar program. */
  appointment?: { method: string; content: string };
  /** The one-click address to unsubscribe. */
  unsubscribe?: string;
};

/** A mail as a message for the outbox. */
export const inMail = (kind: MailKind, recipient: MailRecipient, mail: Mail, recipe?: Recipe): MailMessage => ({
  destination: "mail",
  body: JSON.stringify(mail),
  kind,
  recipient,
  ...(recipe && { recipe }),
});

export const readMail = (body: string) => JSON.parse(body) as Mail;

/** The sender: the address of the setting, with the owner's name for it, else the setting's, else the business's. */
export function senderOf({ mailFrom }: Settings, { brand, contact }: Facts): { name: string; address: string } {
  return { name: brand.senderName || mailFrom?.name || brand.name, address: mailFrom?.address ?? contact.email };
}
