import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import type { Lead } from "#app/rules/check-lead.ts";
import { type FormName, isLeadForm } from "#app/rules/forms.ts";
import { idsInForce } from "#app/rules/ids-in-force.ts";
import type { Attribution } from "#app/rules/read-attribution.ts";
import type { VisitorNetwork } from "./http/visitor-network.ts";
import { alertMail } from "./outgoing/mail/alert-mail.ts";
import { type GuideLinks, guideMail } from "./outgoing/mail/guide-mail.ts";
import { inMail } from "./outgoing/mail/mail.ts";
import type { Settings } from "./settings.ts";
import type { Message } from "./tables/add-delivery.ts";
import { type StoredLead, storeLead } from "./tables/leads.ts";
import type { Db } from "./tables/schema.ts";

export type ReceivedForm = {
  form: FormName;
  lead: Lead;
  attribution: Attribution;
  trap: string;
  madeAt: string;
  links: GuideLinks;
  network: VisitorNetwork | undefined;
};

type Ground = { db: Db; settings: Settings; facts: Facts; nowMs: number };

/** Keeps what a built-in form sent, and puts the guide, the owner's alert and the webhook on their way. */
export async function receiveLead(received: ReceivedForm, ground: Ground): Promise<StoredLead> {
  const messages = messagesOf(received, ground);
  return storeLead(ground.db, { ...received, nowMs: ground.nowMs, makeId: nanoid, messages });
}

/** What a form's entry causes: the guide, the owner's alert and the webhook. */
export function messagesOf(
  { form, lead, attribution, links }: Omit<ReceivedForm, "trap" | "madeAt" | "network">,
  { settings, facts, nowMs }: Omit<Ground, "db">,
): Message[] {
  const messages: Message[] = [];
  if (isLeadForm(form)) messages.push(inMail("guide", "visitor", guideMail(form, lead, facts, links)));
  if (settings.ownerEmail) {
    const alert = alertMail({ form, lead, attribution }, facts, settings.ownerEmail);
    messages.push(inMail(isLeadForm(form) ? "guide" : "consultation", "owner", alert));
  }
  if (settings.leadsWebhookUrl) {
    const event = {
      type: "lead",
      form,
      formId: idsInForce(settings, facts.hosted).formIds[form],
      ...lead,
      attribution,
    };
    const body = JSON.stringify({ ...event, createdAt: new Date(nowMs).toISOString() });
    messages.push({ destination: "leads", body });
  }
  return messages;
}
