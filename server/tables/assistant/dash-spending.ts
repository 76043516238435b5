import { sql } from "kysely";
import type { Db } from "#server/tables/schema.ts";

/** Periods with their maximum of tokens, such as a month and a day. */
export type SpendingLimit = { period: string; maxTokens: number };

class NoTokensLeft extends Error {}

/** Takes this many tokens from every period, or from none: false if one of them would be passed. */
export async function reserveTokens(db: Db, limits: readonly SpendingLimit[], tokens: number): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      for (const limit of limits) await reserve(tx, limit, tokens);
    });
    return true;
  } catch (error) {
    if (error instanceof NoTokensLeft) return false;
    throw error;
  }
}

/** One statement, so that instances over one database never pass the limit together. */
async function reserve(tx: Db, { period, maxTokens }: SpendingLimit, tokens: number) {
  await tx
    .insertInto("dash_spending")
    .values({ period, tokens: 0 })
    .onConflict((conflict) => conflict.column("period").doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable("dash_spending")
    .set({ tokens: sql`tokens + ${tokens}` })
    .where("period", "=", period)
    .where("tokens", "<=", maxTokens - tokens)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new NoTokensLeft();
}

/** Gives back what was reserved and not used. */
export const giveTokensBack = (db: Db, limits: readonly SpendingLimit[], tokens: number) =>
  db
    .updateTable("dash_spending")
    .set({ tokens: sql`tokens - ${tokens}` })
    .where(
      "period",
      "in",
      limits.map(({ period }) => period),
    )
    .execute();

export async function readSpending(db: Db, period: string): Promise<number> {
  const row = await db.selectFrom("dash_spending").select("tokens").where("period", "=", period).executeTakeFirst();
  return Number(row?.tokens ?? 0);
}
