import type { Db } from "#platform/engine/server/schema.ts";

type OwnersLeadMail = { state: string; isFailing: boolean; createdAt: number };

/** The newest mail to the owner about somebody who filled in the consultation form. */
export async function findOwnersLeadMail(db: Db): Promise<OwnersLeadMail | undefined> {
  const row = await db
    .selectFrom("outbox")
    .select(["state", "is_failing", "created_at"])
    .where("destination", "=", "mail")
    .where("recipient", "=", "owner")
    .where("kind", "=", "consultation")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { state: row.state, isFailing: row.is_failing === 1, createdAt: Number(row.created_at) };
}
