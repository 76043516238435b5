import type { Db } from "#server/tables/schema.ts";

export type AskedQuestion = {
  id: string;
  conversation: string;
  question: string;
  kind: string;
  answer: string;
  nowMs: number;
};

export const addQuestion = (db: Db, { nowMs, ...asked }: AskedQuestion) =>
  db
    .insertInto("dash_questions")
    .values({ ...asked, asked_at: nowMs, email_folded: null, is_settled: 0 })
    .execute();

const maxTurns = 30;

/** Lists the questions and answers of a conversation, in order. */
export async function listConversation(db: Db, conversation: string) {
  const turns = await db
    .selectFrom("dash_questions")
    .select(["question", "answer", "kind", "asked_at"])
    .where("conversation", "=", conversation)
    .orderBy("asked_at", "desc")
    .limit(maxTurns)
    .execute();
  return turns.reverse();
}

/** Links a conversation to a person, so that it is erased with them. */
export const giveConversation = (db: Db, conversation: string, emailFolded: string) =>
  db
    .updateTable("dash_questions")
    .set({ email_folded: emailFolded })
    .where("conversation", "=", conversation)
    .where("email_folded", "is", null)
    .execute();

const maxOpen = 500;

/** Questions without an answer of their own, the newest first. */
export const listUnanswered = (db: Db) =>
  db
    .selectFrom("dash_questions")
    .select(["id", "question", "kind", "asked_at"])
    .where("kind", "in", ["declined", "passages"])
    .where("is_settled", "=", 0)
    .orderBy("asked_at", "desc")
    .limit(maxOpen)
    .execute();

export async function settleQuestions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable("dash_questions").set({ is_settled: 1 }).where("id", "in", ids.slice(0, maxOpen)).execute();
}
