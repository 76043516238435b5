import { sql } from "kysely";
import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Cursor } from "#platform/http/cursor.ts";

export type OwnersAnswer = {
  id: string;
  question: string;
  /** Other words that ask it, by commas. */
  also: string;
  answer: string;
  path: string;
};

/** The column has the question and, in a second line, what people also say. */
function readRow<Row extends { question: string }>(row: Row): Row & { also: string } {
  const [question = "", also = ""] = row.question.split("\n", 2);
  return { ...row, question, also };
}

const maxAnswers = 500;

export async function listOwnersAnswers(db: Db): Promise<OwnersAnswer[]> {
  const answers = db.selectFrom("dash_answers").select(["id", "question", "answer", "path"]);
  return (await answers.orderBy("changed_at").limit(maxAnswers).execute()).map(readRow);
}

/** One page of them, the last changed first, and where the next one begins. */
export async function listAnswerPage(db: Db, { before, limit }: { before: Cursor | undefined; limit: number }) {
  let page = db.selectFrom("dash_answers").select(["id", "question", "answer", "path", "changed_at"]);
  if (before) page = page.where(sql<boolean>`(changed_at, id) < (${before.ms}, ${before.id})`);
  const rows = await page
    .orderBy("changed_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const answers = rows.slice(0, limit).map(readRow);
  const last = rows.length > limit ? answers.at(-1) : undefined;
  return { answers, next: last && { ms: last.changed_at, id: last.id } };
}

/** Adds or changes an answer; its page and Dash have it with the next content version. */
export const writeOwnersAnswer = (db: Db, { id, also, ...answer }: OwnersAnswer, nowMs: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const question = [answer.question, also].filter(Boolean).join("\n");
    const values = { ...answer, question, changed_at: nowMs };
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
