import { sql } from "kysely";
import type { Db } from "#platform/engine/server/schema.ts";
import { foldEmail } from "#platform/mail/fold-email.ts";
import { type KeptField, keptFields } from "../../rules/lead-fields.ts";
import { searchWords } from "../../rules/search-words.ts";
import { addLeadEvent } from "./lead-events.ts";
import { noteWay } from "./lead-ways.ts";

/** The words that somebody agreed to, and the page on which they did. */
export type Consent = { words: string; page: string };

export type Contact = { email: string } & Partial<Record<KeptField, string>> & {
    consent?: boolean;
    /** A form's name, "quiz" or "booking". */
    source: string;
    quizScore?: number;
    /** They ask something, and wait for an answer until they have one or book a session. */
    asks?: boolean;
    nowMs: number;
    makeId: () => string;
  };

/**
 * Stores a contact: one row for each address. Empty values keep earlier ones, a consent stays, and a closed lead
 * becomes new. Take the lock on the address first.
 */
export async function noteContact(tx: Db, contact: Contact): Promise<string> {
  const folded = foldEmail(contact.email);
  const known = await tx.selectFrom("leads").selectAll().where("email_folded", "=", folded).executeTakeFirst();
  const kept = Object.fromEntries(
    keptFields.map((field) => [field, contact[field] || (known?.[field] ?? "")]),
  ) as Record<KeptField, string>;
  const values = {
    email_folded: folded,
    ...kept,
    wants_letters: contact.consent ? 1 : (known?.wants_letters ?? 0),
    last_contact_at: contact.nowMs,
    came_by: contact.source,
    quiz_score: contact.quizScore ?? known?.quiz_score ?? null,
    has_asked: contact.asks ? 1 : (known?.has_asked ?? 0),
    waits_since: contact.source === "booking" ? null : (known?.waits_since ?? (contact.asks ? contact.nowMs : null)),
    status: known && known.status !== "closed" ? known.status : ("new" as const),
  };
  const id = known?.id ?? contact.makeId();
  if (known) await tx.updateTable("leads").set(values).where("id", "=", id).execute();
  else
    await tx
      .insertInto("leads")
      .values({ id, created_at: contact.nowMs, next_step: "", next_step_day: "", ...values })
      .execute();
  if (known && known.status !== values.status) {
    const details = { from: known.status, to: values.status };
    await addLeadEvent(tx, { id: contact.makeId(), leadId: id, kind: "status", details, atMs: contact.nowMs });
  }
  await noteWay(tx, id, values.came_by, { status: values.status, last_contact_at: values.last_contact_at });
  await keepWords(tx, id, Object.values(kept));
  return id;
}

async function keepWords(tx: Db, leadId: string, texts: string[]) {
  await tx.deleteFrom("lead_words").where("lead_id", "=", leadId).execute();
  const words = searchWords(texts).map((word) => ({ word, lead_id: leadId }));
  await tx.insertInto("lead_words").values(words).execute();
}

/** Notes a reply as a contact that waits for an answer; the status stays. */
export async function noteReplyOfLead(tx: Db, leadId: string, nowMs: number): Promise<void> {
  const noted = { last_contact_at: nowMs, has_asked: 1, waits_since: sql<number>`coalesce(waits_since, ${nowMs})` };
  await tx.updateTable("leads").set(noted).where("id", "=", leadId).execute();
  await tx.updateTable("lead_ways").set({ last_contact_at: nowMs }).where("lead_id", "=", leadId).execute();
}
