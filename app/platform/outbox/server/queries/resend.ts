import { sql } from "kysely";
import { isPostgres } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { inList } from "./deliveries.ts";

/** Lists that the owner can send again as a whole. */
export type ResendList = "failing" | "held";

/** Until it gets through, a failing delivery counts as sent again (2), not as well (0). */
const anew = (nowMs: number) => ({
  state: "waiting" as const,
  attempts: 0,
  due_at: nowMs,
  claimed_until: 0,
  is_failing: sql<number>`case when is_failing > 0 then 2 else 0 end`,
  settled_at: null,
  replayed_at: nowMs,
  held_for: null,
});

/** Sends a delivery again, or releases a held one. False if it does not exist, is under way, withdrawn or a letter. */
export async function resendDelivery(db: Db, id: string, nowMs: number): Promise<boolean> {
  const rows = await db
    .updateTable("outbox")
    .set(anew(nowMs))
    .where("id", "=", id)
    .where("claimed_until", "<=", nowMs)
    .where("state", "!=", "withdrawn")
    .where("letter", "is", null)
    .returning("id")
    .execute();
  return rows.length > 0;
}

/** Stores that the owner wants a whole list sent again; `resendSome` does it step by step. */
export async function askToResend(db: Db, list: ResendList, nowMs: number): Promise<void> {
  await db
    .insertInto("outbox_resends")
    .values({ list, asked_at: nowMs })
    .onConflict((conflict) => conflict.column("list").doUpdateSet({ asked_at: nowMs }))
    .execute();
}

/** The lists that are being sent again. */
export async function listResends(db: Db): Promise<{ list: ResendList; askedAt: number }[]> {
  const rows = await db.selectFrom("outbox_resends").selectAll().execute();
  return rows.map(({ list, asked_at }) => ({ list: list as ResendList, askedAt: asked_at }));
}

type Step = { list: ResendList; askedAt: number; nowMs: number; limit: number };

/**
 * Makes the oldest deliveries of a list due, up to a limit. Those that came after the request wait for the next one.
 * Returns their number.
 */
export async function resendSome(db: Db, { list, askedAt, nowMs, limit }: Step): Promise<number> {
  const asked = inList(db, list)
    .select("id")
    .where("claimed_until", "<=", nowMs)
    .where("letter", "is", null)
    .where(sql<boolean>`case when replayed_at is null then created_at <= ${askedAt} else replayed_at < ${askedAt} end`)
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit);
  const rows = await db
    .updateTable("outbox")
    .set(anew(nowMs))
    .where("id", "in", isPostgres(db) ? asked.forUpdate().skipLocked() : asked)
    .returning("id")
    .execute();
  return rows.length;
}

/** Ends a resend, unless the owner has asked again meanwhile: then the time differs. */
export async function endResend(db: Db, { list, askedAt }: Pick<Step, "list" | "askedAt">): Promise<void> {
  await db.deleteFrom("outbox_resends").where("list", "=", list).where("asked_at", "=", askedAt).execute();
}
