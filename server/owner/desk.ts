import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import type { FormName } from "#app/rules/leads/forms.ts";
import { messagesOf } from "#server/leads/receive-lead.ts";
import type { GuideLinks } from "#server/outgoing/mail/guide-mail.ts";
import { testMessage } from "#server/outgoing/test-message.ts";
import { addressOf, type Destination, destinations } from "#server/outgoing/webhooks/destinations.ts";
import type { Settings } from "#server/settings.ts";
import { findSpam, releaseSubmission } from "#server/tables/leads/spam.ts";
import { addDelivery } from "#server/tables/outbox/add-delivery.ts";
import { readMailHour } from "#server/tables/outbox/claim-mails.ts";
import { resendDelivery, sendAll } from "#server/tables/outbox/deliveries.ts";
import type { Db } from "#server/tables/schema.ts";

type Deps = {
  settings: Settings;
  db: Db;
  clock: () => number;
  facts: () => Facts;
  wakeDeliveries: () => void;
};

/** What the owner's desk may do beyond looking things up and noting them. */
export type Desk = ReturnType<typeof makeDesk>;

/** More would be a burst for whoever has just come back. */
const maxResent = 2000;

export function makeDesk({ settings, db, clock, facts, wakeDeliveries }: Deps) {
  return {
    /** Where something could be sent: those with an address, and those that wait for one. */
    destinations: () =>
      destinations.map((destination) => ({ destination, isSet: addressOf(destination, settings) !== undefined })),
    async resend(id: string): Promise<boolean> {
      const isThere = await resendDelivery(db, id, clock());
      wakeDeliveries();
      return isThere;
    },
    maxResent,
    /** How many were sent off again; what is beyond the most takes another press. */
    async sendAll(list: "failing" | "held"): Promise<number> {
      const count = await sendAll(db, list, clock(), maxResent);
      wakeDeliveries();
      return count;
    },
    /** The most mails that leave in an hour, where others wait because of it. */
    async fullMailHour(): Promise<number | undefined> {
      const perHour = settings.mailsPerHour;
      return (await readMailHour(db, { nowMs: clock(), perHour })) === "full" ? perHour : undefined;
    },
    async sendTest(destination: Destination): Promise<void> {
      const owner = settings.ownerEmail ?? { name: "", address: facts().contact.email };
      const message = testMessage(destination, { facts: facts(), owner, nowMs: clock() });
      await addDelivery(db, { id: nanoid(), ...message, createdAt: clock() });
      wakeDeliveries();
    },
    /** Makes a lead of what looked like spam, and sends what it asked for. Gives the lead's id, or nothing if it is gone. */
    async release(id: string, linksOf: (form: FormName) => GuideLinks): Promise<string | undefined> {
      const entry = await findSpam(db, id);
      if (!entry) return undefined;
      const form = entry.form as FormName;
      const messages = messagesOf(
        { ...entry, form, links: linksOf(form) },
        { settings, facts: facts(), nowMs: clock() },
      );
      const leadId = await releaseSubmission(db, entry, { messages, nowMs: clock(), makeId: nanoid });
      wakeDeliveries();
      return leadId;
    },
  };
}
