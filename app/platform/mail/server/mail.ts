import type { Facts } from "#facts/facts.ts";
import type { MailMessage } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Recipe } from "#platform/outbox/server/queries/recipe.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { MailKind, MailRecipient } from "../mail-kinds.ts";

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
  /** Set if the owner wrote it, to one person: nothing says that a program did. All of it is fixed, so that each copy is the same. */
  personal?: {
    /** The sender as it was then. */
    from: { name: string; address: string };
    dateMs: number;
    /** The mail that it answers, and the thread up to it, as `<id@domain>`. */
    inReplyTo: string;
    references: readonly string[];
    /** Outlook's, extended from the answered mail's; empty without one. */
    threadIndex: string;
  };
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
