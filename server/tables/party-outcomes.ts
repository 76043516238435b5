import type { Db } from "./schema.ts";

export type PartyOutcome = { isWell: boolean; outcome: string; at: number };

/** How the last word to each outside party ended, where the outbox and the feed don't know it. */
export async function readPartyOutcomes(db: Db): Promise<Map<string, PartyOutcome>> {
  const rows = await db.selectFrom("party_outcomes").selectAll().execute();
  return new Map(rows.map(({ party, is_well, outcome, at }) => [party, { isWell: is_well === 1, outcome, at }]));
}

export async function notePartyOutcome(db: Db, party: string, { isWell, outcome, at }: PartyOutcome): Promise<void> {
  const row = { is_well: isWell ? 1 : 0, outcome: outcome.slice(0, 500), at };
  await db
    .insertInto("party_outcomes")
    .values({ party, ...row })
    .onConflict((conflict) => conflict.column("party").doUpdateSet(row))
    .execute();
}

export type DestinationHealth = { lastOutcome: string; lastAt: number; waiting: number; parked: number };

/** How deliveries to each destination go, by what the outbox holds. */
export async function readDestinationHealth(db: Db): Promise<Map<string, DestinationHealth>> {
  const counts = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["destination", "state", fn.countAll<number>().as("count"), fn.max("settled_at").as("last")])
    .where("attempts", ">", 0)
    .groupBy(["destination", "state"])
    .execute();
  const health = new Map<string, DestinationHealth>();
  for (const { destination, state, count, last } of counts) {
    const known = health.get(destination) ?? { lastOutcome: "", lastAt: 0, waiting: 0, parked: 0 };
    if (state !== "delivered") known[state] = Number(count);
    known.lastAt = Math.max(known.lastAt, Number(last ?? 0));
    health.set(destination, known);
  }
  for (const [destination, known] of health) known.lastOutcome = await readLastOutcome(db, destination);
  return health;
}

async function readLastOutcome(db: Db, destination: string): Promise<string> {
  const row = await db
    .selectFrom("outbox")
    .select("last_outcome")
    .where("destination", "=", destination)
    .where("settled_at", "is not", null)
    .orderBy("settled_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.last_outcome ?? "";
}
