import { sql } from "kysely";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Emit } from "#platform/process/server/events.ts";
import type { LeadStatus } from "../../rules/lead-status.ts";
import { addLeadEvent, removeLastDone } from "./lead-events.ts";
import { setStatusOfWays } from "./lead-ways.ts";

type At = { nowMs: number; makeId: () => string };

/** Takes the lock on a lead's address and returns the lead; undefined for nobody. */
async function lockLead(tx: Db, id: string) {
  const leads = tx.selectFrom("leads").where("id", "=", id);
  const found = await leads.select("email_folded").executeTakeFirst();
  if (!found) return undefined;
  await advisoryLock(tx, `lead ${found.email_folded}`);
  return leads.select(["id", "email_folded", "status", "waits_since", "next_step", "next_step_day"]).executeTakeFirst();
}

type Changing = At & { emit: Emit };

/**
 * Sets a lead's status; false if there is no such lead. Whoever is not new any more does not wait, and waits again if
 * that is undone.
 */
export function changeStatus(db: Db, id: string, to: LeadStatus, changing: Changing): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const lead = await lockLead(tx, id);
    if (!lead || lead.status === to) return lead !== undefined;
    await setStatus(tx, lead, to, changing);
    return true;
  });
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockLead>>>;

async function setStatus(
  tx: Db,
  { id, status: from, ...lead }: Locked,
  to: LeadStatus,
  { nowMs, makeId, emit }: Changing,
) {
  const waitsSince = to === "new" ? (lead.waits_since ?? (await findEarlierWait(tx, id))) : null;
  await tx.updateTable("leads").set({ status: to, waits_since: waitsSince }).where("id", "=", id).execute();
  await setStatusOfWays(tx, id, to);
  const waited = lead.waits_since === null || to === "new" ? {} : { waitedSince: lead.waits_since };
  const details = { from, to, ...waited };
  await addLeadEvent(tx, { id: makeId(), leadId: id, kind: "status", details, atMs: nowMs });
  if (to === "client") await emit(tx, "stopped", { email: lead.email_folded, why: "client", nowMs });
}

/** Since when they waited before the last change of status. */
async function findEarlierWait(tx: Db, leadId: string): Promise<number | null> {
  const last = await tx
    .selectFrom("lead_events")
    .select("details")
    .where("lead_id", "=", leadId)
    .where("kind", "=", "status")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return (last && JSON.parse(last.details).waitedSince) ?? null;
}

/**
 * Notes that the owner has answered a lead: whoever was new or closed is in conversation, and nobody waits who wrote
 * before. False if there is no such lead.
 */
export async function noteAnswered(tx: Db, id: string, answeredMs: number, changing: Changing): Promise<boolean> {
  const lead = await lockLead(tx, id);
  if (!lead) return false;
  const { waits_since: since } = lead;
  if (since !== null && since > answeredMs) return true;
  await tx.updateTable("leads").set({ waits_since: null }).where("id", "=", id).execute();
  const isFresh = lead.status === "new" || lead.status === "closed";
  if (isFresh) await setStatus(tx, { ...lead, waits_since: null }, "talking", changing);
  return true;
}

/** Plans the next step with a lead, in place of an earlier plan; false if there is no such lead. */
export async function planStep(db: Db, id: string, { step, day }: { step: string; day: string }): Promise<boolean> {
  const change = { next_step: step, next_step_day: day };
  const rows = await db.updateTable("leads").set(change).where("id", "=", id).returning("id").execute();
  return rows.length > 0;
}

/** Marks the planned step as done; false if there is none. */
export function finishStep(db: Db, id: string, { nowMs, makeId }: At): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const lead = await lockLead(tx, id);
    if (!lead?.next_step_day) return false;
    await planStep(tx, id, { step: "", day: "" });
    const details = { step: lead.next_step, day: lead.next_step_day };
    await addLeadEvent(tx, { id: makeId(), leadId: id, kind: "step done", details, atMs: nowMs });
    return true;
  });
}

/** Plans the last finished step again; false if there is none, or another step is planned by now. */
export function reopenStep(db: Db, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const lead = await lockLead(tx, id);
    const last = lead?.next_step_day === "" && (await removeLastDone(tx, id));
    return last ? planStep(tx, id, last) : false;
  });
}

/** Written as in its index, or the index would not be used. */
export const isPlanned = sql<boolean>`next_step_day <> ''`;

/** Leads whose next step is due by a day, counted up to `limit` + 1. */
export async function countDue(db: Db, day: string, limit: number): Promise<number> {
  const due = db
    .selectFrom("leads")
    .select("id")
    .where(isPlanned)
    .where("next_step_day", "<=", day)
    .limit(limit + 1);
  const { count } = await db
    .selectFrom(due.as("due"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
