import type { Lead } from "#app/rules/check-lead.ts";
import type { FormName } from "#app/rules/forms.ts";
import { judgeSender, type Suspicion } from "#app/rules/judge-sender.ts";
import type { Attribution } from "#app/rules/read-attribution.ts";
import type { Destination } from "../outgoing/webhooks/destinations.ts";
import { takeTurns } from "./engine.ts";
import { noteContact } from "./lead-contact.ts";
import { addDelivery } from "./outbox.ts";
import { sameWithinMs } from "./same-within-ms.ts";
import type { Db } from "./schema.ts";

const dayMs = 24 * 60 * 60 * 1000;

export type SentForm = {
  form: FormName;
  lead: Lead;
  attribution: Attribution;
  trap: string;
  madeAt: string;
  nowMs: number;
  makeId: () => string;
  /** What goes out because of it; left out where it looks like spam. */
  messages: readonly { destination: Destination; body: string }[];
};

/**
 * Keeps a form's entry with everything it causes, in one transaction. Likely spam is set aside and causes nothing, and so
 * does what has just been sent already.
 */
export function storeLead(db: Db, sent: SentForm): Promise<Suspicion> {
  const folded = sent.lead.email.toLowerCase();
  return db.transaction().execute(async (tx) => {
    await takeTurns(tx, `lead ${folded}`);
    const suspicion = judgeSender({ ...sent, today: await countToday(tx, folded, sent.nowMs) });
    if (await isKnown(tx, sent, suspicion)) return suspicion;
    const leadId = suspicion === "" ? await noteContact(tx, { ...sent.lead, ...sent, cameBy: sent.form }) : null;
    await tx
      .insertInto("lead_submissions")
      .values({
        id: sent.makeId(),
        lead_id: leadId,
        form: sent.form,
        email_folded: folded,
        entry: JSON.stringify(sent.lead),
        attribution: JSON.stringify(sent.attribution),
        quarantine: suspicion,
        created_at: sent.nowMs,
      })
      .execute();
    for (const message of suspicion === "" ? sent.messages : [])
      await addDelivery(tx, { id: sent.makeId(), ...message, about: folded, createdAt: sent.nowMs });
    return suspicion;
  });
}

/** What was set aside does not stand in the way of the same entry once it gives no reason for that. */
async function isKnown(tx: Db, { form, lead, nowMs }: SentForm, suspicion: Suspicion): Promise<boolean> {
  const row = await tx
    .selectFrom("lead_submissions")
    .select("id")
    .where("email_folded", "=", lead.email.toLowerCase())
    .where("created_at", ">", nowMs - sameWithinMs)
    .where("form", "=", form)
    .where("entry", "=", JSON.stringify(lead))
    .where("quarantine", "in", ["", suspicion])
    .executeTakeFirst();
  return row !== undefined;
}

async function countToday(tx: Db, folded: string, nowMs: number): Promise<number> {
  const { count } = await tx
    .selectFrom("lead_submissions")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("email_folded", "=", folded)
    .where("created_at", ">", nowMs - dayMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}
