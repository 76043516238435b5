import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import type { FormName } from "#app/rules/forms.ts";
import type { GuideLinks } from "./outgoing/mail/guide-mail.ts";
import { testMessage } from "./outgoing/test-message.ts";
import { addressOf, type Destination, destinations } from "./outgoing/webhooks/destinations.ts";
import { messagesOf } from "./receive-lead.ts";
import type { Settings } from "./settings.ts";
import { addDelivery } from "./tables/add-delivery.ts";
import { readMailHour } from "./tables/claim-mails.ts";
import { replayDelivery, sendAll } from "./tables/deliveries.ts";
import type { Db } from "./tables/schema.ts";
import { findSetAside, releaseSubmission } from "./tables/set-aside.ts";

type Ground = {
  settings: Settings;
  db: Db;
  clock: () => number;
  facts: () => Facts;
  nudgeDeliveries: () => void;
};

/** What the owner's desk may do beyond looking things up and noting them. */
export type Desk = ReturnType<typeof makeDesk>;

/** More would be a burst for whoever has just come back. */
const mostReplayed = 2000;

export function makeDesk({ settings, db, clock, facts, nudgeDeliveries }: Ground) {
  return {
    /** Where something could be sent: those with an address, and those that wait for one. */
    destinations: () =>
      destinations.map((destination) => ({ destination, isSet: addressOf(destination, settings) !== undefined })),
    async replay(id: string): Promise<boolean> {
      const isThere = await replayDelivery(db, id, clock());
      nudgeDeliveries();
      return isThere;
    },
    mostReplayed,
    /** How many were sent off again; what is beyond the most takes another press. */
    async sendAll(shelf: "failing" | "held"): Promise<number> {
      const count = await sendAll(db, shelf, clock(), mostReplayed);
      nudgeDeliveries();
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
      nudgeDeliveries();
    },
    /** Makes a lead of what looked like spam, and sends what it asked for. Gives the lead's id, or nothing if it is gone. */
    async release(id: string, linksOf: (form: FormName) => GuideLinks): Promise<string | undefined> {
      const entry = await findSetAside(db, id);
      if (!entry) return undefined;
      const form = entry.form as FormName;
      const messages = messagesOf(
        { ...entry, form, links: linksOf(form) },
        { settings, facts: facts(), nowMs: clock() },
      );
      const leadId = await releaseSubmission(db, entry, { messages, nowMs: clock(), makeId: nanoid });
      nudgeDeliveries();
      return leadId;
    },
  };
}
