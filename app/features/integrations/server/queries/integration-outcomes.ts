import type { Db } from "#platform/engine/server/schema.ts";
import { deadLetteredState } from "#platform/outbox/delivery-status.ts";

export type IntegrationOutcome = {
  isHealthy: boolean;
  outcome: string;
  /** The technical reason, if it failed. */
  detail?: string | undefined;
  at: number;
};

/** The last result of each integration that neither outbox nor feed records. */
export async function readIntegrationOutcomes(db: Db): Promise<Map<string, IntegrationOutcome>> {
  const rows = await db.selectFrom("party_outcomes").selectAll().execute();
  return new Map(rows.map(({ party, is_well, ...row }) => [party, { isHealthy: is_well === 1, ...row }]));
}

export async function recordIntegrationOutcome(
  db: Db,
  party: string,
  { isHealthy, outcome, detail = "", at }: IntegrationOutcome,
): Promise<void> {
  const row = { is_well: isHealthy ? 1 : 0, outcome: outcome.slice(0, 500), detail: detail.slice(0, 500), at };
  await db
    .insertInto("party_outcomes")
    .values({ party, ...row })
    .onConflict((conflict) => conflict.column("party").doUpdateSet(row))
    .execute();
}

export async function deleteIntegrationOutcome(tx: Db, party: string): Promise<void> {
  await tx.deleteFrom("party_outcomes").where("party", "=", party).execute();
}

/** `waiting` counts deliveries tried at least once, up to `limit` + 1. */
export type DestinationHealth = { lastOutcome: string; lastAt: number; waiting: number; deadLettered: number };

/** The state of each destination, from the outbox. */
export async function readDestinationHealth(
  db: Db,
  destinations: readonly string[],
  limit: number,
): Promise<Map<string, DestinationHealth>> {
  const health = new Map<string, DestinationHealth>();
  for (const destination of destinations) {
    const { lastOutcome, lastAt } = await readLastOutcome(db, destination);
    const waiting = await countTried(db, destination, "waiting", limit);
    const deadLettered = await countTried(db, destination, deadLetteredState, limit);
    if (lastAt + waiting + deadLettered > 0) health.set(destination, { lastOutcome, lastAt, waiting, deadLettered });
  }
  return health;
}

/** The last mail to the owner; undefined before the first. */
export async function readOwnersMailHealth(db: Db): Promise<DestinationHealth | undefined> {
  const last = await readLastOutcome(db, "mail", "owner");
  return last.lastAt > 0 ? { ...last, waiting: 0, deadLettered: 0 } : undefined;
}

async function readLastOutcome(db: Db, destination: string, recipient?: "owner") {
  let settled = db.selectFrom("outbox").select(["last_outcome", "settled_at"]).where("destination", "=", destination);
  if (recipient) settled = settled.where("recipient", "=", recipient);
  const row = await settled
    .where("settled_at", "is not", null)
    // Withdrawn deliveries were not tried.
    .where("state", "!=", "withdrawn")
    .orderBy("settled_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return { lastOutcome: row?.last_outcome ?? "", lastAt: row?.settled_at ?? 0 };
}

async function countTried(
  db: Db,
  destination: string,
  state: "waiting" | typeof deadLetteredState,
  limit: number,
): Promise<number> {
  const tried = db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", state)
    .where("destination", "=", destination)
    .where("attempts", ">", 0)
    .limit(limit + 1)
    .as("tried");
  const { count } = await db
    .selectFrom(tried)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
