import { nanoid } from "nanoid";
import type { GuideLinks } from "#facts/documents.ts";
import type { FormName } from "#facts/forms.ts";
import { findSpam, releaseSubmission } from "#features/leads/server/queries/spam.ts";
import { consentOf, messagesOf } from "#features/leads/server/receive-lead.ts";
import { findSetAside } from "#features/quiz/server/queries/quiz-results.ts";
import { releaseQuizResult } from "#features/quiz/server/receive-quiz-result.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import { readMailHour } from "#platform/outbox/server/queries/claim-mails.ts";
import { countDeliveries, findDelivery } from "#platform/outbox/server/queries/deliveries.ts";
import { askToResend, listResends, type ResendList, resendDelivery } from "#platform/outbox/server/queries/resend.ts";
import {
  addressOf,
  type TestableDestination,
  testableDestinations,
} from "#platform/outbox/server/webhooks/destinations.ts";
import { writeMail } from "#platform/outbox/server/write-mail.ts";
import type { Server } from "#platform/process/server/server.ts";
import { testMessage } from "./test-message.ts";

type Deps = Pick<
  Server,
  "settings" | "db" | "clock" | "facts" | "wakeDeliveries" | "resendLists" | "features" | "emit"
>;

/** Actions of the owner's desk beyond simple queries. */
export type Desk = ReturnType<typeof makeDesk>;

export function makeDesk({ settings, db, clock, facts, wakeDeliveries, resendLists, features, emit }: Deps) {
  async function releaseResult(id: string) {
    const found = await findSetAside(db, id);
    const leadId = found && (await releaseQuizResult(db, found, { settings, facts: facts(), nowMs: clock(), emit }));
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
      return { ...found, body: (await writeMail(found.body, { db, settings, clock, facts, features })) ?? found.body };
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
        messagesOf({ ...entry, form, links: linksOf(form) }, leadId, {
          settings,
          facts: facts(),
          nowMs: clock(),
          features,
        });
      const ownHost = new URL(settings.siteUrl).host;
      const consent = consentOf({ form, lead: entry.lead }, facts());
      const release = { messages, consent, emit, ownHost, nowMs: clock(), makeId: nanoid };
      const leadId = await releaseSubmission(db, entry, release);
      wakeDeliveries();
      return leadId;
    },
  };
}
