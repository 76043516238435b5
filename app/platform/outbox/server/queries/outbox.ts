import { sql } from "kysely";
import { isPostgres } from "#platform/engine/server/engine.ts";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import type { MailKind } from "#platform/mail/mail-kinds.ts";
import { deadLetteredState } from "../../delivery-status.ts";
import { type Destination, destinations } from "../../destinations.ts";

export type Delivery = {
  id: string;
  destination: Destination;
  body: string;
  attempts: number;
  /** Its retries count from here. */
  createdAt: number;
  isOvertaken: boolean;
  /** Empty for webhook calls. */
  kind: MailKind | "";
  /** The letter that it is a copy of; it is sent once at most. */
  letter: string | null;
};

/** Claims due deliveries of one destination for a time; no other instance gets them meanwhile. */
export async function claimDeliveries(
  db: Db,
  { destination, nowMs, forMs, limit }: { destination: Destination; nowMs: number; forMs: number; limit: number },
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
        .limit(limit);
      return isPostgres(db) ? due.forUpdate().skipLocked() : due;
    })
    .returningAll()
    .execute();
  return rows.map(toDelivery);
}

export const toDelivery = (row: Schema["outbox"]): Delivery => ({
  id: row.id,
  destination: row.destination as Destination,
  body: row.body,
  attempts: row.attempts,
  createdAt: row.replayed_at ?? row.created_at,
  isOvertaken: row.is_overtaken === 1,
  kind: row.kind,
  letter: row.letter,
});

export type DeliveryRecord =
  | { state: "delivered" | typeof deadLetteredState; outcome: string; nowMs: number }
  | { state: "waiting"; outcome: string; dueAt: number };

/** Two retries follow at once; after them a delivery counts as failing. */
const hiccups = 2;

/** Records the result of an attempt. */
export async function recordDelivery(db: Db, id: string, record: DeliveryRecord): Promise<void> {
  const ended = record.state === "waiting" ? undefined : record;
  const stillWaiting = sql<number>`case when attempts >= ${hiccups} then 1 else is_failing end`;
  await db
    .updateTable("outbox")
    .set((expression) => ({
      state: record.state,
      last_outcome: record.outcome.slice(0, 500),
      attempts: expression("attempts", "+", 1),
      is_failing: ended ? Number(ended.state === deadLetteredState) : stillWaiting,
      claimed_until: 0,
      settled_at: ended?.nowMs ?? null,
      // A failed mail has not left, so another may leave within this hour.
      sent_at: record.state === "delivered" ? record.nowMs : null,
      ...(record.state === "waiting" ? { due_at: record.dueAt } : {}),
    }))
    .where("id", "=", id)
    .execute();
}

/** Three days have some fifteen attempts: a delivery near that is no longer brought forward. */
const maxBroughtForward = 12;

/**
 * Makes one more unanswered delivery of this destination due. A refused one keeps its pause, because the receiver may
 * have asked for it.
 */
export async function bringNextForward(db: Db, destination: Destination, nowMs: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ due_at: nowMs })
    .where("id", "in", (inner) =>
      inner
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "waiting")
        .where("destination", "=", destination)
        .where("due_at", ">", nowMs)
        .where("is_failing", "=", 1)
        .where("attempts", "<", maxBroughtForward)
        .where(sql<boolean>`(last_outcome = 'timeout' or last_outcome like 'unreachable%')`)
        .orderBy("due_at")
        .limit(1),
    )
    .execute();
}

/** Keeps what a held mail turned into. */
export async function keepBody(db: Db, id: string, body: string): Promise<void> {
  await db.updateTable("outbox").set({ body }).where("id", "=", id).execute();
}

export async function freeClaim(db: Db, id: string): Promise<void> {
  await db.updateTable("outbox").set({ claimed_until: 0, sent_at: null }).where("id", "=", id).execute();
}

/** After a crash, the single process of a SQLite site frees its own claims. */
export async function freeClaims(db: Db): Promise<void> {
  await db.updateTable("outbox").set({ claimed_until: 0 }).where("state", "=", "waiting").execute();
}

/** Destinations with a due delivery. Looks at the first of each only: thousands may wait. */
export async function dueDestinations(db: Db, nowMs: number): Promise<Destination[]> {
  const isDue = (destination: Destination) =>
    sql<number>`exists ${db
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", "waiting")
      .where("destination", "=", destination)
      .where("due_at", "<=", nowMs)
      .where("claimed_until", "<=", nowMs)}`;
  const due = await db
    .selectNoFrom(destinations.map((destination) => isDue(destination).as(destination)))
    .executeTakeFirstOrThrow();
  return destinations.filter((destination) => due[destination]);
}
