import { createHash } from "node:crypto";
import type { Db, Schema } from "#platform/engine/server/schema.ts";

export type ThreadMail = Schema["thread_mails"];

/** The same id for the same mail in any mailbox. */
export const threadMailId = (messageId: string) =>
  createHash("sha256").update(messageId).digest("base64url").slice(0, 32);

/** False if it is there already. */
export async function addThreadMail(tx: Db, mail: ThreadMail): Promise<boolean> {
  const added = tx.insertInto("thread_mails").values(mail);
  const rows = await added
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return rows.length > 0;
}

/** The person whose mails these are, by any of their ids. */
export async function findPersonOfThread(db: Db, messageIds: readonly string[]): Promise<string | undefined> {
  if (messageIds.length === 0) return undefined;
  const row = await db
    .selectFrom("thread_mails")
    .innerJoin("leads", "leads.id", "thread_mails.lead_id")
    .select("email_folded")
    .where("thread_mails.id", "in", messageIds.map(threadMailId))
    .limit(1)
    .executeTakeFirst();
  return row?.email_folded;
}

export const hasThreadMail = async (db: Db, messageId: string): Promise<boolean> =>
  (await db.selectFrom("thread_mails").select("id").where("id", "=", threadMailId(messageId)).executeTakeFirst()) !==
  undefined;

/** The last mail to or from a person. */
export const findLastMail = (db: Db, leadId: string) =>
  db
    .selectFrom("thread_mails")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export const findMailOfPerson = (db: Db, id: string) =>
  db
    .selectFrom("thread_mails")
    .innerJoin("leads", "leads.id", "thread_mails.lead_id")
    .selectAll("thread_mails")
    .select(["leads.name", "leads.email"])
    .where("thread_mails.id", "=", id)
    .executeTakeFirst();

export const listThreadMails = (db: Db, emailFolded: string) =>
  db
    .selectFrom("thread_mails")
    .innerJoin("leads", "leads.id", "thread_mails.lead_id")
    .selectAll("thread_mails")
    .where("email_folded", "=", emailFolded)
    .orderBy("at")
    .execute();
