import { sql } from "kysely";
import type { Db } from "#platform/engine/server/schema.ts";

const minuteMs = 60_000;
/** No attempt is planned further ahead than a day, the longest that a receiver may ask for. */
const maxAheadMs = 25 * 60 * minuteMs;
/** No claim is longer than a minute. */
const maxClaimMs = 5 * minuteMs;

/** Moves later plans forward by that much; nothing becomes due before now. */
export async function bringPlansForward(tx: Db, byMs: number, nowMs: number): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ due_at: sql<number>`case when due_at - ${byMs} < ${nowMs} then ${nowMs} else due_at - ${byMs} end` })
    .where("state", "=", "waiting")
    .where("due_at", ">", nowMs)
    .execute();
}

export async function planAtMost(tx: Db, nowMs: number): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ due_at: nowMs })
    .where("state", "=", "waiting")
    .where("due_at", ">", nowMs + maxAheadMs)
    .execute();
}

export async function claimNothingFor(tx: Db, nowMs: number): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ claimed_until: 0 })
    .where("state", "in", ["waiting", "sending"])
    .where("claimed_until", ">", nowMs + maxClaimMs)
    .execute();
}
