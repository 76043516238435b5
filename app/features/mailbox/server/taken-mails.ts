import { sql } from "kysely";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import type { Cursor } from "#platform/http/cursor.ts";
import type { MailRecipient } from "#platform/mail/mail-kinds.ts";

export type AnsweredMail = { id: string; about: string; recipient: MailRecipient | "" };

/**
 * The first of these that is a mail about a person. Sent mails are deleted after 90 days, so later answers find none.
 */
export async function findAnsweredMail(db: Db, ids: readonly string[]): Promise<AnsweredMail | undefined> {
  if (ids.length === 0) return undefined;
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "about", "recipient"])
    .where("id", "in", ids)
    .where("destination", "=", "mail")
    .where("about", "!=", "")
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])[0];
}

/** False if it was taken before. */
export async function addTakenMail(tx: Db, taken: Schema["taken_mails"]): Promise<boolean> {
  const rows = await tx
    .insertInto("taken_mails")
    .values(taken)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return rows.length > 0;
}

export async function eraseTakenMails(tx: Db, emailFolded: string): Promise<void> {
  await tx.deleteFrom("taken_mails").where("about", "=", emailFolded).execute();
}

export const listMailsOf = (db: Db, emailFolded: string) =>
  db.selectFrom("taken_mails").select(["kind", "taken_at"]).where("about", "=", emailFolded).execute();

const keptForMs = 90 * 24 * 60 * 60 * 1000;

export async function deleteExpiredMails(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom("taken_mails")
    .where("taken_at", "<", nowMs - keptForMs)
    .execute();
}

/** How many mails came back since then because this site's own address or server is refused. */
export async function countRefusedSender(db: Db, sinceMs: number): Promise<number> {
  const refused = db.selectFrom("taken_mails").select(({ fn }) => fn.countAll().as("count"));
  const found = refused.where("kind", "=", "refused sender").where("taken_at", ">", sinceMs);
  return Number((await found.executeTakeFirstOrThrow()).count);
}

/** Mails that were taken, newest first, with their people, and whether there are more. */
export async function listTakenMails(db: Db, { before, limit }: { before: Cursor | undefined; limit: number }) {
  let page = db
    .selectFrom("taken_mails")
    .leftJoin("leads", "leads.email_folded", "taken_mails.about")
    .select(["taken_mails.id", "kind", "about", "taken_at", "leads.id as lead_id", "leads.name"]);
  if (before) page = page.where(sql<boolean>`(taken_at, taken_mails.id) < (${before.ms}, ${before.id})`);
  const rows = await page
    .orderBy("taken_at", "desc")
    .orderBy("taken_mails.id", "desc")
    .limit(limit + 1)
    .execute();
  const mails = rows.slice(0, limit).map((row) => ({
    id: row.id,
    kind: row.kind,
    about: row.about,
    takenAt: row.taken_at,
    leadId: row.lead_id,
    name: row.name ?? "",
  }));
  return { mails, isMore: rows.length > limit };
}
