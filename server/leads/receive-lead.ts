import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import { formCopy } from "#app/copy/pages/lead-form.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import type { Lead } from "#app/rules/leads/check-lead.ts";
import { type FormName, isLeadForm } from "#app/rules/leads/forms.ts";
import { judgeSender } from "#app/rules/leads/judge-sender.ts";
import type { Attribution } from "#app/rules/visits/read-attribution.ts";
import type { PageTokens } from "#server/http/page-token.ts";
import type { VisitorNetwork } from "#server/http/visitor-network.ts";
import { askForLettersWith } from "#server/letters/ask-for-letters.ts";
import { alertMail } from "#server/outgoing/mail/alert-mail.ts";
import { type GuideLinks, guideMail } from "#server/outgoing/mail/guide-mail.ts";
import { inMail } from "#server/outgoing/mail/mail.ts";
import type { Refusals } from "#server/owner/refusals.ts";
import type { Settings } from "#server/settings.ts";
import { type StoredLead, storeLead } from "#server/tables/leads/leads.ts";
import type { Message } from "#server/tables/outbox/add-delivery.ts";
import type { Db } from "#server/tables/schema.ts";

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
};

export type LeadDeps = MessageDeps & { db: Db; pageTokens: PageTokens; refusals: Pick<Refusals, "note"> };
type MessageDeps = { settings: Settings; facts: Facts; nowMs: number };

/** Stores a built-in form's entry and queues what it causes. */
export async function receiveLead(received: ReceivedForm, deps: LeadDeps): Promise<Pick<StoredLead, "isMailHeld">> {
  const { db, nowMs, pageTokens, refusals } = deps;
  const { madeAt, isFromPage } = pageTokens.read(received.pageToken);
  const suspicion = judgeSender({ trap: received.trap, madeAt, nowMs });
  const { isMailHeld, limit } = await storeLead(db, {
    ...received,
    isFromPage,
    ownHost: new URL(deps.settings.siteUrl).host,
    suspicion,
    nowMs,
    makeId: nanoid,
    messages: (leadId) => messagesOf(received, leadId, deps),
    askForLetters: lettersOf(received, deps),
  });
  if (limit !== undefined) refusals.note({ kind: "leads", network: received.network?.hash ?? "", taken: limit });
  return { isMailHeld };
}

/** A guide has its sequence; a consultation gets newsletters only, because the person is in touch already. */
export function lettersOf({ form, lead }: Pick<ReceivedForm, "form" | "lead">, deps: MessageDeps) {
  if (!lead.consent) return undefined;
  const { consent: words } = formCopy(deps.facts);
  const sequence = isLeadForm(form) ? form : "";
  return askForLettersWith({ ...lead, sequence, words, page: paths.formWidget(form) }, deps);
}

/** The messages that a lead's form entry causes: the guide, the owner's alert and the webhook. */
export function messagesOf(
  { form, lead, attribution, links }: Omit<ReceivedForm, "trap" | "pageToken" | "network" | "isByOwner">,
  leadId: string,
  { settings, facts, nowMs }: MessageDeps,
): Message[] {
  const messages: Message[] = [];
  if (isLeadForm(form)) messages.push(inMail("guide", "visitor", guideMail(form, lead, facts, links)));
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
