import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import type { FormName } from "#app/rules/leads/forms.ts";
import { lettersOf, messagesOf } from "#server/leads/receive-lead.ts";
import { writeMail } from "#server/outbox/write-mail.ts";
import type { GuideLinks } from "#server/outgoing/mail/guide-mail.ts";
import { testMessage } from "#server/outgoing/test-message.ts";
import { addressOf, type TestableDestination, testableDestinations } from "#server/outgoing/webhooks/destinations.ts";
import { releaseQuizResult } from "#server/quiz/receive-quiz-result.ts";
import type { Settings } from "#server/settings.ts";
import { findSpam, releaseSubmission } from "#server/tables/leads/spam.ts";
import { addDelivery } from "#server/tables/outbox/add-delivery.ts";
import { readMailHour } from "#server/tables/outbox/claim-mails.ts";
import { countDeliveries, findDelivery } from "#server/tables/outbox/deliveries.ts";
import { askToResend, listResends, type ResendList, resendDelivery } from "#server/tables/outbox/resend.ts";
import { findSetAside } from "#server/tables/quiz/quiz-results.ts";
import type { Db } from "#server/tables/schema.ts";

type Deps = {
  settings: Settings;
  db: Db;
  clock: () => number;
  facts: () => Facts;
  wakeDeliveries: () => void;
  resendLists: () => Promise<void>;
};

/** Actions of the owner's desk beyond simple queries. */
export type Desk = ReturnType<typeof makeDesk>;

export function makeDesk({ settings, db, clock, facts, wakeDeliveries, resendLists }: Deps) {
  async function releaseResult(id: string) {
    const found = await findSetAside(db, id);
    const leadId = found && (await releaseQuizResult(db, found, { settings, facts: facts(), nowMs: clock() }));
    wakeDeliveries();
    return leadId;
  }
  return {
    /** Connected destinations, and those with waiting deliveries. */
    destinations: () =>
      testableDestinations.map((destination) => ({
        destination,
        isSet: addressOf(destination, settings) !== undefined,
      })),
    /** A delivery with its body; a held mail's as it would leave now. */
    async readDelivery(id: string) {
      const found = await findDelivery(db, id);
      if (found?.destination !== "mail") return found;
      return { ...found, body: (await writeMail(found.body, { db, settings, clock, facts })) ?? found.body };
    },
    async resend(id: string): Promise<boolean> {
      const isThere = await resendDelivery(db, id, clock());
      wakeDeliveries();
      return isThere;
    },
    /** Sends a whole list again, or releases it, in the background. Returns the number, counted up to `limit` + 1. */
    async resendList(list: ResendList, limit: number): Promise<number> {
      const count = await countDeliveries(db, list, limit);
      if (count > 0) await askToResend(db, list, clock());
      await resendLists();
      return count;
    },
    /** The lists that are being sent again at the moment. */
    listResends: async () => (await listResends(db)).map(({ list }) => list),
    /** The maximum of mails in an hour, if others wait because of it. */
    async fullMailHour(): Promise<number | undefined> {
      const perHour = settings.mailsPerHour;
      return (await readMailHour(db, { nowMs: clock(), perHour })) === "full" ? perHour : undefined;
    },
    async sendTest(destination: TestableDestination): Promise<void> {
      const owner = settings.ownerEmail ?? { name: "", address: facts().contact.email };
      const message = testMessage(destination, { facts: facts(), owner, nowMs: clock() });
      await addDelivery(db, { id: nanoid(), ...message, createdAt: clock() });
      wakeDeliveries();
    },
    /**
     * Turns a spam entry or a quiz result into a lead and queues what it asked for. Returns the lead's id, or undefined if it is gone.
     */
    async release(id: string, linksOf: (form: FormName) => GuideLinks): Promise<string | undefined> {
      const entry = await findSpam(db, id);
      if (!entry) return releaseResult(id);
      const form = entry.form as FormName;
      const messages = (leadId: string) =>
        messagesOf({ ...entry, form, links: linksOf(form) }, leadId, { settings, facts: facts(), nowMs: clock() });
      const ownHost = new URL(settings.siteUrl).host;
      const askForLetters = lettersOf({ form, lead: entry.lead }, { settings, facts: facts(), nowMs: clock() });
      const release = { messages, askForLetters, ownHost, nowMs: clock(), makeId: nanoid };
      const leadId = await releaseSubmission(db, entry, release);
      wakeDeliveries();
      return leadId;
    },
  };
}
