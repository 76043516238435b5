import { nanoid } from "nanoid";
import { deskPaths } from "#facts/desk-paths.ts";
import type { GuideLinks } from "#facts/documents.ts";
import type { Facts } from "#facts/facts.ts";
import { type FormName, isLeadForm } from "#facts/forms.ts";
import { paths } from "#facts/paths.ts";
import type { Refusals } from "#features/owner/server/refusals.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { PageTokens } from "#platform/http/server/page-token.ts";
import type { VisitorNetwork } from "#platform/http/server/visitor-network.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import type { FeatureDelivery } from "#platform/outbox/server/delivery-deps.ts";
import type { Message } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Emit } from "#platform/process/server/events.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { Lead } from "../rules/check-lead.ts";
import { isAdvertising } from "../rules/judge-message.ts";
import { judgeSender } from "../rules/judge-sender.ts";
import type { Attribution } from "../rules/read-attribution.ts";
import { formCopy } from "../words/lead-form.ts";
import { alertMail } from "./alert-mail.ts";
import { type StoredLead, storeLead } from "./queries/leads.ts";

export type ReceivedForm = {
  form: FormName;
  lead: Lead;
  attribution: Attribution;
  trap: string;
  /** The hidden field with the time of rendering. */
  pageToken: string | undefined;
  links: GuideLinks;
  network: VisitorNetwork | undefined;
  isByOwner?: boolean;
  /** The calendar comes next: booking tells the owner, and this form's mail is not needed. */
  awaitsBooking?: boolean;
};

export type LeadDeps = MessageDeps & { db: Db; pageTokens: PageTokens; refusals: Pick<Refusals, "note">; emit: Emit };
type MessageDeps = {
  settings: Settings;
  facts: Facts;
  nowMs: number;
  features: readonly Pick<FeatureDelivery, "formMail">[];
};

/** How long a visitor has for the calendar before the owner hears of the form alone. */
const bookingTimeMs = 10 * 60_000;

/** Stores a built-in form's entry and queues what it causes. */
export async function receiveLead(received: ReceivedForm, deps: LeadDeps): Promise<Omit<StoredLead, "limit">> {
  const { db, nowMs, pageTokens, refusals, emit } = deps;
  const { madeAt, isFromPage } = pageTokens.read(received.pageToken);
  const suspicion =
    judgeSender({ trap: received.trap, madeAt, nowMs }) || (isAdvertising(received.lead.message) ? "advertising" : "");
  const { limit, ...stored } = await storeLead(db, {
    ...received,
    isFromPage,
    ownHost: new URL(deps.settings.siteUrl).host,
    suspicion,
    nowMs,
    makeId: nanoid,
    messages: (leadId, id) => {
      const messages = messagesOf(received, leadId, deps);
      const waits = { untilMs: nowMs + bookingTimeMs, bookingId: id };
      return received.awaitsBooking ? messages.map((each) => ({ ...each, waits })) : messages;
    },
    consent: consentOf(received, deps.facts),
    emit,
  });
  if (limit !== undefined) refusals.note({ kind: "leads", network: received.network?.hash ?? "", taken: limit });
  return stored;
}

export const consentOf = ({ form, lead }: Pick<ReceivedForm, "form" | "lead">, facts: Facts) =>
  lead.consent ? { words: formCopy(facts).consent, page: paths.formWidget(form) } : undefined;

/** The messages that a lead's form entry causes: the guide, the owner's alert and the webhook. */
export function messagesOf(
  { form, lead, attribution, links }: Omit<ReceivedForm, "trap" | "pageToken" | "network" | "isByOwner">,
  leadId: string,
  { settings, facts, nowMs, features }: MessageDeps,
): Message[] {
  const messages = features.flatMap(({ formMail }) => formMail?.(form, lead, facts, links) ?? []);
  if (settings.ownerEmail) {
    const alert = alertMail(
      { form, lead, attribution, page: settings.siteUrl + deskPaths.lead(leadId) },
      facts,
      settings.ownerEmail,
    );
    messages.push(inMail(isLeadForm(form) ? "guide" : "consultation", "owner", alert));
  }
  if (settings.leadsWebhookUrl) {
    const event = {
      type: "lead",
      form,
      formId: settings.formIds[form],
      ...lead,
      attribution,
    };
    const body = JSON.stringify({ ...event, createdAt: new Date(nowMs).toISOString() });
    messages.push({ destination: "leads", body });
  }
  return messages;
}
