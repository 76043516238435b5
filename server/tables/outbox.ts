import type { Destination } from "../outgoing/webhooks/destinations.ts";
import { isPostgres } from "./engine.ts";
import type { Db, Schema } from "./schema.ts";

export type Delivery = { id: string; destination: Destination; body: string; attempts: number; createdAt: number };

/** Puts a message into the outbox; call it in the transaction that stores what the message tells of. */
export async function addDelivery(tx: Db, delivery: Omit<Delivery, "attempts">): Promise<void> {
  await tx
    .insertInto("outbox")
    .values({
      id: delivery.id,
      destination: delivery.destination,
      body: delivery.body,
      state: "waiting",
      attempts: 0,
      due_at: delivery.createdAt,
      claimed_until: 0,
      last_outcome: "",
      created_at: delivery.createdAt,
      settled_at: null,
    })
    .execute();
}

/** Takes messages that are due for one destination, for this long; no other instance gets them meanwhile. */
export async function claimDeliveries(
  db: Db,
  { destination, nowMs, forMs, most }: { destination: Destination; nowMs: number; forMs: number; most: number },
): Promise<Delivery[]> {
  const rows = await db
    .updateTable("outbox")
    .set({ claimed_until: nowMs + forMs })
    .where("id", "in", (inner) => {
      const due = inner
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "waiting")
        .where("destination", "=", destination)
        .where("due_at", "<=", nowMs)
        .where("claimed_until", "<=", nowMs)
        .orderBy("due_at")
        .limit(most);
      return isPostgres(db) ? due.forUpdate().skipLocked() : due;
    })
    .returningAll()
    .execute();
  return rows.map(toDelivery);
}

const toDelivery = (row: Schema["outbox"]): Delivery => ({
  id: row.id,
  destination: row.destination as Destination,
  body: row.body,
  attempts: row.attempts,
  createdAt: row.created_at,
});

export type Settlement =
  | { state: "delivered" | "parked"; outcome: string; nowMs: number }
  | { state: "waiting"; outcome: string; dueAt: number };

/** Notes how an attempt ended. */
export async function settleDelivery(db: Db, id: string, settlement: Settlement): Promise<void> {
  const settled = settlement.state === "waiting" ? null : settlement.nowMs;
  await db
    .updateTable("outbox")
    .set((expression) => ({
      state: settlement.state,
      last_outcome: settlement.outcome.slice(0, 500),
      attempts: expression("attempts", "+", 1),
      claimed_until: 0,
      settled_at: settled,
      ...(settlement.state === "waiting" ? { due_at: settlement.dueAt } : {}),
    }))
    .where("id", "=", id)
    .execute();
}

export async function freeClaim(db: Db, id: string): Promise<void> {
  await db.updateTable("outbox").set({ claimed_until: 0 }).where("id", "=", id).execute();
}

/** After a sudden end the one process of an SQLite site still holds its own claims: they are free again. */
export async function freeClaims(db: Db): Promise<void> {
  await db.updateTable("outbox").set({ claimed_until: 0 }).where("state", "=", "waiting").execute();
}

/** Which destinations have something waiting that is due. */
export async function dueDestinations(db: Db, nowMs: number): Promise<Destination[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("destination")
    .distinct()
    .where("state", "=", "waiting")
    .where("due_at", "<=", nowMs)
    .where("claimed_until", "<=", nowMs)
    .execute();
  return rows.map(({ destination }) => destination as Destination);
}
