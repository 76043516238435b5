import type { GuideLinks } from "#facts/documents.ts";
import type { FormName } from "#facts/forms.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { foldEmail } from "#platform/mail/fold-email.ts";
import type { Server } from "#platform/process/server/server.ts";
import type { PersonSection, SayMoment, ServerFeature } from "#platform/process/server/server-feature.ts";
import type { Lead } from "../rules/check-lead.ts";
import type { LetterConsent } from "../rules/letter-consent.ts";
import { leadsCopy } from "../words/desk.ts";
import { type LeadAdmin, makeLeadAdmin } from "./lead-admin.ts";
import { listConsents } from "./list-consents.ts";
import { deleteExpired } from "./queries/delete-expired.ts";
import type { Consent } from "./queries/lead-contact.ts";
import { findSubmission } from "./queries/lead-file.ts";
import { noteHeat, renewHeat } from "./queries/lead-heat.ts";
import type { StoredLead } from "./queries/leads.ts";
import { listThreadMails } from "./queries/thread-mails.ts";
import { messagesOf, type ReceivedForm, receiveLead } from "./receive-lead.ts";

declare module "#platform/http/services.ts" {
  interface Services {
    /** Stores a built-in form's entry with what it causes; resolves once it is on the disk. */
    receiveLead: (received: ReceivedForm) => Promise<StoredLead>;
    leadAdmin: LeadAdmin;
    /** How far the consent of some leads to letters is, by their folded address. */
    consentsOf: (
      leads: readonly { email_folded: string; wants_letters: number }[],
    ) => Promise<Map<string, LetterConsent | undefined>>;
    /** Told by other features that keep something about a person. */
    tellAbout: (emailFolded: string, say: SayMoment) => Promise<PersonSection[]>;
  }
}

declare module "#platform/process/server/events.ts" {
  interface Events {
    /** Somebody sent a form; not what was set aside, before it is released. */
    "lead stored": { leadId: string; form: FormName; lead: Lead; consent: Consent | undefined; nowMs: number };
    /** Nothing that this person did not ask for goes to them any more. */
    stopped: { email: string; why: "client" | "reply" | "bounce" | "complaint"; nowMs: number };
  }
}

declare module "#platform/outbox/server/queries/recipe.ts" {
  interface Recipes {
    form: { id: string; links: GuideLinks };
  }
}

/** Notes anew how warm somebody is. */
async function renewed(tx: Db, email: string, { facts }: Server) {
  await noteHeat(tx, foldEmail(email), facts().heat);
  return undefined;
}

const hourMs = 60 * 60 * 1000;

export const serverFeature: ServerFeature = {
  services: (server) => ({
    async receiveLead(received) {
      const { clock, facts, wakeDeliveries } = server;
      const outcome = await receiveLead(received, { ...server, facts: facts(), nowMs: clock() });
      wakeDeliveries();
      return outcome;
    },
    leadAdmin: makeLeadAdmin(server),
    consentsOf: (leads) => listConsents(server, leads),
    tellAbout: (emailFolded, say) =>
      Promise.all(server.features.flatMap(({ tellAbout }) => tellAbout?.(server.db, emailFolded, say) ?? [])),
  }),
  async tellAbout(db, emailFolded, say) {
    const copy = leadsCopy.wholeMail;
    const records = (await listThreadMails(db, emailFolded)).map(({ at, sender, subject, whole }) => ({
      head: say(at),
      rows: [
        [copy.from, sender],
        [copy.subject, subject],
        [copy.whole, whole],
      ] as const,
    }));
    return { title: copy.titleOfAll, records };
  },
  write: {
    async form({ id, links }, { db, settings, facts, clock, features }) {
      const entry = await findSubmission(db, id);
      if (!entry) return [];
      const sent = { ...entry, form: entry.form as FormName, links };
      return messagesOf(sent, entry.leadId, { settings, facts: facts(), nowMs: clock(), features });
    },
  },
  expire: deleteExpired,
  on: {
    "lead stored": (tx, { lead }, server) => renewed(tx, lead.email, server),
    "quiz finished": (tx, { email }, server) => renewed(tx, email, server),
    booked: (tx, { booking }, server) => renewed(tx, booking.email, server),
    cancelled: (tx, { booking }, server) => renewed(tx, booking.email, server),
    stopped: (tx, { email }, server) => renewed(tx, email, server),
  },
  jobs: ({ db, clock, facts, features, stopped }) => {
    let renewedFor = "";
    async function renew() {
      const weights = facts().heat;
      const asText = JSON.stringify(weights);
      if (asText === renewedFor) return;
      await renewHeat(db, weights, stopped);
      renewedFor = asText;
    }
    async function run() {
      const nowMs = clock();
      for (const { expire } of features) await expire?.(db, nowMs);
    }
    return [
      { name: "delete what has expired", everyMs: hourMs, atStart: true, run },
      { name: "renew the heat of people", everyMs: 1000, atStart: true, run: renew },
    ];
  },
};
