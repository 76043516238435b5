import { sql } from "kysely";
import type { Db } from "#platform/engine/server/schema.ts";
import { deadLetteredState } from "../../delivery-status.ts";

/**
 * Withdraws the mails about a session that have not left, in the transaction that moves or cancels it. One under way is
 * only marked: if its attempt fails, it is withdrawn instead of tried again.
 */
export async function withdrawOvertaken(tx: Db, bookingId: string, nowMs: number): Promise<void> {
  const isFree = sql`claimed_until <= ${nowMs}`;
  await tx
    .updateTable("outbox")
    .set({
      is_overtaken: 1,
      is_failing: 0,
      state: sql`case when ${isFree} then 'withdrawn' else state end`,
      settled_at: sql`case when ${isFree} then ${nowMs} else settled_at end`,
    })
    .where("booking_id", "=", bookingId)
    .where("state", "in", ["waiting", "held", deadLetteredState])
    .execute();
}

export async function withdrawDelivery(db: Db, id: string, nowMs: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ state: "withdrawn", is_failing: 0, claimed_until: 0, sent_at: null, settled_at: nowMs })
    .where("id", "=", id)
    .execute();
}
