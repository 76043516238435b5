import { countPost, type Judged } from "#features/leads/server/queries/count-post.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { VisitorNetwork } from "#platform/http/server/visitor-network.ts";

export type AskedQuestion = {
  id: string;
  conversation: string;
  question: string;
  kind: string;
  answer: string;
  network: VisitorNetwork | undefined;
  nowMs: number;
};

/** Questions without an answer of their own. */
const openKinds: readonly string[] = ["declined", "passages"];

/** Stores a question. Beyond the limit of its network's day it stays out of the owner's question book. */
export function addQuestion(db: Db, { nowMs, network, ...asked }: AskedQuestion): Promise<Judged> {
  return db.transaction().execute(async (tx) => {
    const kind = openKinds.includes(asked.kind) ? "open question" : "answered question";
    const judged = await countPost(tx, { kind, network, nowMs });
    if (judged.verdict === "refused") return judged;
    const is_settled = judged.verdict === "set aside" ? 1 : 0;
    await tx
      .insertInto("dash_questions")
      .values({ ...asked, asked_at: nowMs, email_folded: null, is_settled })
      .execute();
    return judged;
  });
}

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

const maxCounted = 2000;

/** How often each of these answers was given, of the newest ones. */
export async function countAnswers(db: Db, answers: readonly string[]): Promise<Map<string, number>> {
  if (answers.length === 0) return new Map();
  const newest = db.selectFrom("dash_questions").select("answer").orderBy("asked_at", "desc").limit(maxCounted);
  const rows = await db
    .selectFrom(newest.as("newest"))
    .select(({ fn }) => ["answer", fn.countAll<number>().as("count")])
    .where("answer", "in", answers)
    .groupBy("answer")
    .execute();
  return new Map(rows.map(({ answer, count }) => [answer, Number(count)]));
}

const maxOpen = 500;

/** Questions without an answer of their own, the newest first. */
export const listUnanswered = (db: Db) =>
  db
    .selectFrom("dash_questions")
    .select(["id", "question", "kind", "asked_at"])
    .where("kind", "in", openKinds)
    .where("is_settled", "=", 0)
    .orderBy("asked_at", "desc")
    .limit(maxOpen)
    .execute();

export async function closeQuestions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable("dash_questions").set({ is_settled: 1 }).where("id", "in", ids.slice(0, maxOpen)).execute();
}
