import type { Db } from "#server/tables/schema.ts";

/** The purpose of a challenge; `holder` is the session or invitation that asked, or empty. */
export type Purpose = { purpose: "sign-in" | "confirm" | "add" | "join"; holder: string };

/**
 * Adds a challenge. Anybody may request one to sign in with, so the oldest of those are deleted when there are too
 * many: a flood locks nobody out. False if that does not help.
 */
export async function addChallenge(
  tx: Db,
  { challenge, purpose, holder }: Purpose & { challenge: string },
  { nowMs, expiresAt, max }: { nowMs: number; expiresAt: number; max: number },
): Promise<boolean> {
  await tx.deleteFrom("desk_challenges").where("expires_at", "<=", nowMs).execute();
  const { count } = await tx
    .selectFrom("desk_challenges")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) >= max && !(await dropOldest(tx))) return false;
  await tx.insertInto("desk_challenges").values({ challenge, purpose, holder, expires_at: expiresAt }).execute();
  return true;
}

async function dropOldest(tx: Db): Promise<boolean> {
  const oldest = tx.selectFrom("desk_challenges").select("challenge").where("purpose", "=", "sign-in");
  const { numDeletedRows } = await tx
    .deleteFrom("desk_challenges")
    .where("challenge", "=", oldest.orderBy("expires_at").limit(1))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Uses up a challenge. False if there is none for this purpose; of several calls at once only one succeeds. */
export async function takeChallenge(
  db: Db,
  { challenge, purpose, holder }: Purpose & { challenge: string },
  { nowMs, maxMs }: { nowMs: number; maxMs: number },
): Promise<boolean> {
  const row = await db
    .deleteFrom("desk_challenges")
    .where("challenge", "=", challenge)
    .where("purpose", "=", purpose)
    .where("holder", "=", holder)
    .where("expires_at", ">", nowMs)
    .where("expires_at", "<=", nowMs + maxMs)
    .returning("challenge")
    .executeTakeFirst();
  return row !== undefined;
}
