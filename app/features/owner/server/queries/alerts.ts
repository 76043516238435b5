import type { Db } from "#platform/engine/server/schema.ts";
import { deadLetteredState } from "#platform/outbox/delivery-status.ts";

export type Alert = { name: string; since: number; toldAt: number | null };

/** Current problems, the longest first. */
export async function listAlerts(db: Db): Promise<Alert[]> {
  const rows = await db.selectFrom("alerts").selectAll().orderBy("since").execute();
  return rows.map(({ name, since, told_at }) => ({ name, since, toldAt: told_at }));
}

export async function beginAlert(tx: Db, name: string, since: number): Promise<void> {
  await tx.insertInto("alerts").values({ name, since, told_at: null }).execute();
}

export async function markTold(tx: Db, name: string, nowMs: number): Promise<void> {
  await tx.updateTable("alerts").set({ told_at: nowMs }).where("name", "=", name).execute();
}

export async function endAlert(tx: Db, name: string): Promise<void> {
  await tx.deleteFrom("alerts").where("name", "=", name).execute();
}

/** Alerts are mails too: a failing one must not cause another. */
export const alertIdStart = "alert-";

/** Dead-lettered webhook calls. */
export async function countDeadLettered(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("state", "=", deadLetteredState)
    .where("destination", "not in", ["mail", "alerts"])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Failing mails, those sent again without an answer included, except alerts. */
export async function countFailingMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("destination", "=", "mail")
    .where("id", "not like", `${alertIdStart}%`)
    .where("is_failing", ">", 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}
