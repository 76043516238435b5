import type { Db } from "#platform/engine/server/schema.ts";
import type { LeadEvent, SessionEvent } from "../../rules/lead-event.ts";

type New = LeadEvent & { id: string; leadId: string; atMs: number };

/** Call it in the transaction that changes what happened. */
export async function addLeadEvent(tx: Db, { id, leadId, kind, details, atMs }: New): Promise<void> {
  await tx
    .insertInto("lead_events")
    .values({ id, lead_id: leadId, kind, details: JSON.stringify(details), created_at: atMs })
    .execute();
}

type Session = { id: string; email_folded: string; start_at: number };

/** Notes what happened to a session with the lead of its address, if there still is one. */
export async function addSessionEvent(
  tx: Db,
  kind: SessionEvent,
  session: Session,
  { id, atMs }: Pick<New, "id" | "atMs">,
): Promise<void> {
  const leads = tx.selectFrom("leads").select("id").where("email_folded", "=", session.email_folded);
  const lead = await leads.executeTakeFirst();
  if (!lead) return;
  const details = { bookingId: session.id, startMs: session.start_at };
  await addLeadEvent(tx, { id, leadId: lead.id, kind, details, atMs });
}

/** Deletes the event of the last finished step, and returns it. */
export async function removeLastDone(tx: Db, leadId: string): Promise<{ step: string; day: string } | undefined> {
  const last = await tx
    .selectFrom("lead_events")
    .select(["id", "details"])
    .where("lead_id", "=", leadId)
    .where("kind", "=", "step done")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return undefined;
  await tx.deleteFrom("lead_events").where("id", "=", last.id).execute();
  return JSON.parse(last.details);
}

export type ListedEvent = LeadEvent & { id: string; createdAt: number };

/** A lead's events, newest first. */
export async function listEvents(db: Db, leadId: string, limit: number): Promise<ListedEvent[]> {
  const rows = await db
    .selectFrom("lead_events")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id, kind, details, created_at }) => {
    const event = { kind, details: JSON.parse(details) } as LeadEvent;
    return { id, ...event, createdAt: created_at };
  });
}
