import type { Db } from "#platform/engine/server/schema.ts";

/** The purpose of a challenge; `holder` is the session or invitation that asked, or empty. */
export type Purpose = { purpose: "sign-in" | "confirm" | "add" | "join"; holder: string };

/**
 * Adds a challenge. Anybody may request one to sign in with. When there are too many, the oldest of the network with
 * most of those is deleted: a flood locks nobody else out. False if that does not help.
 */
export async function addChallenge(
  tx: Db,
  { challenge, purpose, holder, network }: Purpose & { challenge: string; network: string },
  { nowMs, expiresAt, max }: { nowMs: number; expiresAt: number; max: number },
): Promise<boolean> {
  await tx.deleteFrom("desk_challenges").where("expires_at", "<=", nowMs).execute();
  const { count } = await tx
    .selectFrom("desk_challenges")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) >= max && !(await dropOldest(tx))) return false;
  await tx
    .insertInto("desk_challenges")
    .values({ challenge, purpose, holder, network, expires_at: expiresAt })
    .execute();
  return true;
}

async function dropOldest(tx: Db): Promise<boolean> {
  const waiting = tx.selectFrom("desk_challenges").where("purpose", "=", "sign-in");
  const loudest = waiting
    .select("network")
    .groupBy("network")
    .orderBy(({ fn }) => fn.countAll(), "desc")
    .limit(1);
  const oldest = waiting.select("challenge").where("network", "=", loudest).orderBy("expires_at").limit(1);
  const { numDeletedRows } = await tx
    .deleteFrom("desk_challenges")
    .where("challenge", "=", oldest)
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
