import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Selectable } from "kysely";
import { rowsPerTransaction } from "#platform/engine/server/in-batches.ts";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { type Acts, type Heat, type HeatWeights, heatOf, warmUntil } from "../../rules/heat.ts";

const columns = [
  ...(["id", "email_folded", "phone", "quiz_score", "has_asked", "created_at", "last_contact_at"] as const),
  ...(["first_source", "first_campaign", "warm_until"] as const),
];
type Warm = Pick<Selectable<Schema["leads"]>, (typeof columns)[number]>;

/** The acts of some leads, in their order. */
async function listActs(db: Db, leads: readonly Warm[]): Promise<Acts[]> {
  if (leads.length === 0) return [];
  const addresses = leads.map(({ email_folded }) => email_folded);
  const sessions = await db
    .selectFrom("bookings")
    .select(({ fn }) => ["email_folded", fn.max("start_at").as("at")])
    .where("email_folded", "in", addresses)
    .where("state", "=", "booked")
    .groupBy("email_folded")
    .execute();
  const bookedAt = new Map(sessions.map(({ email_folded, at }) => [email_folded, Number(at)]));
  return leads.map((lead) => ({
    bookedAt: bookedAt.get(lead.email_folded),
    hasAsked: lead.has_asked === 1,
    phone: lead.phone,
    quizScore: lead.quiz_score,
    firstContactMs: lead.created_at,
    lastContactMs: lead.last_contact_at,
    campaign: lead.first_campaign || (lead.first_source === "ads" ? "ads" : ""),
  }));
}

/** The heat of some leads, in their order. */
export async function listHeat(
  db: Db,
  leads: readonly Warm[],
  { weights, nowMs }: { weights: HeatWeights; nowMs: number },
): Promise<Heat[]> {
  return (await listActs(db, leads)).map((acts) => heatOf(acts, weights, nowMs));
}

/** Notes how warm a lead is. Call it in the transaction that changes what they did. */
export async function noteHeat(tx: Db, emailFolded: string, weights: HeatWeights): Promise<void> {
  const leads = await tx.selectFrom("leads").select(columns).where("email_folded", "=", emailFolded).execute();
  await setHeat(tx, leads, weights);
}

/** Puts all leads in the order of changed weights, some at a time. */
export async function renewHeat(db: Db, weights: HeatWeights, stopped: AbortSignal): Promise<void> {
  for (let last: string | undefined = ""; last !== undefined && !stopped.aborted; await letOthersRun()) {
    const after: string = last;
    last = await db.transaction().execute((tx) => renewSome(tx, after, weights));
  }
}

/** The last of those that were looked at, if there were any. */
async function renewSome(tx: Db, after: string, weights: HeatWeights): Promise<string | undefined> {
  const some = tx.selectFrom("leads").select(columns).where("id", ">", after).orderBy("id").limit(rowsPerTransaction);
  const leads = await some.execute();
  await setHeat(tx, leads, weights);
  return leads.at(-1)?.id;
}

async function setHeat(db: Db, leads: readonly Warm[], weights: HeatWeights): Promise<void> {
  const acts = await listActs(db, leads);
  const changed = leads.flatMap((lead, index) => {
    const until = warmUntil(acts[index] as Acts, weights);
    return until === lead.warm_until ? [] : [{ ...lead, until }];
  });
  // Leads of the same points differ by their last contact alone, so that few statements change many.
  const byLead = Map.groupBy(changed, ({ until, last_contact_at }) => until && until - last_contact_at);
  for (const [sinceContact, some] of byLead)
    await db
      .updateTable("leads")
      .set(({ eb }) => ({ warm_until: sinceContact === 0 ? 0 : eb("last_contact_at", "+", sinceContact) }))
      .where(
        "id",
        "in",
        some.map(({ id }) => id),
      )
      .execute();
}
