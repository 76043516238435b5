import { inBatches, rowsPerTransaction } from "#platform/engine/server/in-batches.ts";
import type { Db } from "#platform/engine/server/schema.ts";

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export async function deleteQuestionsOf(tx: Db, emailFolded: string): Promise<void> {
  await tx.deleteFrom("dash_questions").where("email_folded", "=", emailFolded).execute();
}

/** Deletes questions after 30 days, what a network used after a day, and what the model cost after a year. */
export async function deleteOldQuestions(db: Db, nowMs: number): Promise<void> {
  const old = db
    .selectFrom("dash_questions")
    .select("id")
    .where("asked_at", "<", nowMs - 30 * dayMs)
    .limit(rowsPerTransaction);
  await inBatches(() => db.deleteFrom("dash_questions").where("id", "in", old).executeTakeFirst());
  await db
    .deleteFrom("dash_spending")
    .where("period", "<", dayOf(nowMs - 365 * dayMs))
    .execute();
  await db
    .deleteFrom("dash_spending")
    // Rows for a network's day: their period has the network's hash.
    .where("period", "like", "% %")
    .where("period", "<", dayOf(nowMs - dayMs))
    .execute();
}
