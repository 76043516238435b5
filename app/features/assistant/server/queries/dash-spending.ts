import { sql } from "kysely";
import type { Db } from "#platform/engine/server/schema.ts";

/** The part of a period's maximum of tokens that one answer takes. */
export type Share = { period: string; tokens: number; max: number };

/** The part of a network's day: its tokens are limited after its first questions. */
export type NetworkShare = Share & { minQuestions: number };

export type Taken = "taken" | "network limit" | "budget used up";

class NothingLeft extends Error {
  readonly limit: Exclude<Taken, "taken">;

  constructor(limit: Exclude<Taken, "taken">) {
    super(limit);
    this.limit = limit;
  }
}

/** Takes every share, or none if one of the maxima would be passed. */
export async function takeShares(db: Db, shares: readonly Share[], networks: readonly NetworkShare[]): Promise<Taken> {
  try {
    await db.transaction().execute(async (tx) => {
      for (const share of networks) await takeOfNetwork(tx, share);
      for (const { period, tokens, max } of shares)
        if ((await add(tx, period, tokens)) > max) throw new NothingLeft("budget used up");
    });
    return "taken";
  } catch (error) {
    if (error instanceof NothingLeft) return error.limit;
    throw error;
  }
}

/** The row of the network's questions on a day; that of its tokens is its period. */
const questionsOf = (period: string) => `${period} questions`;

async function takeOfNetwork(tx: Db, { period, tokens, max, minQuestions }: NetworkShare) {
  const questions = await add(tx, questionsOf(period), 1);
  if ((await add(tx, period, tokens)) > max && questions > minQuestions) throw new NothingLeft("network limit");
}

/** One statement, so that instances over one database never pass a maximum together. Returns the sum. */
async function add(tx: Db, period: string, tokens: number): Promise<number> {
  const row = await tx
    .insertInto("dash_spending")
    .values({ period, tokens })
    .onConflict((conflict) =>
      conflict.column("period").doUpdateSet(({ eb, ref }) => ({
        tokens: eb(ref("dash_spending.tokens"), "+", ref("excluded.tokens")),
      })),
    )
    .returning("tokens")
    .executeTakeFirstOrThrow();
  return Number(row.tokens);
}

/** Gives back what was reserved and not used. */
export const giveTokensBack = (db: Db, periods: readonly string[], tokens: number) =>
  db
    .updateTable("dash_spending")
    .set({ tokens: sql`tokens - ${tokens}` })
    .where("period", "in", periods)
    .execute();
