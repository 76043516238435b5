import { raiseContentVersion } from "#server/tables/engine/content-version.ts";
import type { Db } from "#server/tables/schema.ts";

export type OwnersAnswer = { id: string; question: string; answer: string; path: string };

const maxAnswers = 500;

export const listOwnersAnswers = (db: Db): Promise<OwnersAnswer[]> =>
  db
    .selectFrom("dash_answers")
    .select(["id", "question", "answer", "path"])
    .orderBy("changed_at")
    .limit(maxAnswers)
    .execute();

/** Adds or changes it; it is on its page and with Dash by the next content version. */
export const writeOwnersAnswer = (db: Db, { id, ...answer }: OwnersAnswer, nowMs: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const values = { ...answer, changed_at: nowMs };
    await tx
      .insertInto("dash_answers")
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
    await raiseContentVersion(tx);
  });

export const removeOwnersAnswer = (db: Db, id: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom("dash_answers").where("id", "=", id).execute();
    await raiseContentVersion(tx);
  });
