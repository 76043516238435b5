import type { Updateable } from "kysely";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { deadLetteredState } from "#platform/outbox/delivery-status.ts";

/** The draft to a person. */
export const findDraft = (db: Db, leadId: string) =>
  db
    .selectFrom("answers")
    .selectAll()
    .where("lead_id", "=", leadId)
    .where("state", "=", "draft")
    .orderBy("changed_at", "desc")
    .limit(1)
    .executeTakeFirst();

export const findPerson = (db: Db, leadId: string) =>
  db
    .selectFrom("leads")
    .select(["id", "name", "email", "email_folded", "quiz_score", "waits_since"])
    .where("id", "=", leadId)
    .executeTakeFirst();

/** Answers to a person that have not become part of their thread, and those that could not be filed. */
export const listOpenAnswers = (db: Db, leadId: string, limit: number) =>
  db
    .selectFrom("answers")
    .leftJoin("outbox", "outbox.id", "answers.id")
    .select(["answers.id", "answers.state", "answers.subject", "answers.text", "filing", "filing_outcome"])
    .select(["due_at", "claimed_until", "last_outcome", "outbox.attempts"])
    .where("lead_id", "=", leadId)
    .where(({ or, eb }) =>
      or([eb("answers.state", "in", ["queued", "unknown", "failed"]), eb("filing_outcome", "!=", "")]),
    )
    .orderBy("changed_at", "desc")
    .limit(limit)
    .execute();

/** Takes back an answer that has not begun to leave; it becomes a draft again. */
export async function takeBackAnswer(tx: Db, leadId: string, id: string, nowMs: number): Promise<boolean> {
  const mine = tx.selectFrom("answers").select("id").where("id", "=", id).where("lead_id", "=", leadId);
  const taken = await tx
    .deleteFrom("outbox")
    .where("id", "in", mine)
    .where("claimed_until", "<=", nowMs)
    .where("state", "in", ["waiting", deadLetteredState])
    .returning("id")
    .execute();
  if (taken.length === 0) return false;
  await tx.updateTable("answers").set({ state: "draft", changed_at: nowMs }).where("id", "=", id).execute();
  return true;
}

/** Queued answers whose message has ended. */
export const listEnded = (db: Db, limit: number) =>
  db
    .selectFrom("answers")
    .innerJoin("outbox", "outbox.id", "answers.id")
    .select(["answers.id", "answers.lead_id", "answers.text", "outbox.state", "body", "about", "settled_at"])
    .where("answers.state", "=", "queued")
    .where("outbox.state", "in", ["delivered", "unknown", "withdrawn", deadLetteredState])
    .orderBy("answers.id")
    .limit(limit)
    .execute();

export const listToFile = (db: Db, nowMs: number, limit: number) =>
  db
    .selectFrom("answers")
    .innerJoin("outbox", "outbox.id", "answers.id")
    .select(["answers.id", "filing_tries", "body", "outbox.created_at"])
    .where("filing", "=", "due")
    .where("filing_due", "<=", nowMs)
    .orderBy("filing_due")
    .limit(limit)
    .execute();

export async function noteFiling(db: Db, id: string, note: Updateable<Schema["answers"]>): Promise<void> {
  await db.updateTable("answers").set(note).where("id", "=", id).execute();
}

export const listAnswersTo = (db: Db, emailFolded: string) =>
  db
    .selectFrom("answers")
    .innerJoin("leads", "leads.id", "answers.lead_id")
    .select(["answers.id", "answers.state", "subject", "text", "changed_at"])
    .where("email_folded", "=", emailFolded)
    .orderBy("changed_at")
    .execute();
