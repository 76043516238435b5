import { sql } from "kysely";
import type { Db } from "#server/tables/schema.ts";

/**
 * The part of a period's maximum that one answer takes: tokens of a month or a day, or one answer of a network's day.
 */
export type Share = { period: string; amount: number; max: number };

class NothingLeft extends Error {}

/** Takes every share, or none: false if one of the maxima would be passed. */
export async function takeShares(db: Db, shares: readonly Share[]): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      for (const share of shares) await take(tx, share);
    });
    return true;
  } catch (error) {
    if (error instanceof NothingLeft) return false;
    throw error;
  }
}

/** One statement, so that instances over one database never pass the maximum together. */
async function take(tx: Db, { period, amount, max }: Share) {
  await tx
    .insertInto("dash_spending")
    .values({ period, tokens: 0 })
    .onConflict((conflict) => conflict.column("period").doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable("dash_spending")
    .set({ tokens: sql`tokens + ${amount}` })
    .where("period", "=", period)
    .where("tokens", "<=", max - amount)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new NothingLeft();
}

/** Gives back what was reserved and not used. */
export const giveTokensBack = (db: Db, periods: readonly string[], tokens: number) =>
  db
    .updateTable("dash_spending")
    .set({ tokens: sql`tokens - ${tokens}` })
    .where("period", "in", periods)
    .execute();
