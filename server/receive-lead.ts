import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import type { Lead } from "#app/rules/check-lead.ts";
import { type FormName, isLeadForm } from "#app/rules/forms.ts";
import { idsInForce } from "#app/rules/ids-in-force.ts";
import type { Attribution } from "#app/rules/read-attribution.ts";
import { alertMail } from "./outgoing/mail/alert-mail.ts";
import { type GuideLinks, guideMail } from "./outgoing/mail/guide-mail.ts";
import type { Destination } from "./outgoing/webhooks/destinations.ts";
import type { Settings } from "./settings.ts";
import { storeLead } from "./tables/leads.ts";
import type { Db } from "./tables/schema.ts";

export type ReceivedForm = {
  form: FormName;
  lead: Lead;
  attribution: Attribution;
  trap: string;
  madeAt: string;
  links: GuideLinks;
};

type Ground = { db: Db; settings: Settings; facts: Facts; nowMs: number };

/** Keeps what a built-in form sent, and puts the guide, the owner's alert and the webhook on their way. */
export async function receiveLead(received: ReceivedForm, ground: Ground): Promise<void> {
  const messages = messagesOf(received, ground);
  await storeLead(ground.db, { ...received, nowMs: ground.nowMs, makeId: nanoid, messages });
}

type Message = { destination: Destination; body: string };

/** What a form's entry causes: the guide, the owner's alert and the webhook. */
export function messagesOf(
  { form, lead, attribution, links }: Omit<ReceivedForm, "trap" | "madeAt">,
  { settings, facts, nowMs }: Omit<Ground, "db">,
): Message[] {
  const messages: Message[] = [];
  if (isLeadForm(form))
    messages.push({ destination: "mail", body: JSON.stringify(guideMail(form, lead, facts, links)) });
  if (settings.ownerEmail) {
    const alert = alertMail({ form, lead, attribution }, facts, settings.ownerEmail);
    messages.push({ destination: "mail", body: JSON.stringify(alert) });
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
