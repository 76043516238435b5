import { sql } from "kysely";
import type { Cursor } from "#app/rules/http/cursor.ts";
import { foldEmail } from "#app/rules/mail/fold-email.ts";
import { advisoryLock } from "#server/tables/engine/engine.ts";
import { addMessages, type Message } from "#server/tables/outbox/add-delivery.ts";
import type { Db } from "#server/tables/schema.ts";
import type { AskForLetters } from "./ask-for-letters.ts";
import { noteContact } from "./lead-contact.ts";
import { readSubmission, type Submission } from "./lead-file.ts";
import { noteSource } from "./lead-sources.ts";

/** Written as in its index, or the index would not be used. */
const isSpam = sql<boolean>`quarantine <> ''`;

/** One page of spam, newest first, and whether there is more. */
export async function listSpam(db: Db, { before, limit }: { before: Cursor | undefined; limit: number }) {
  let page = db.selectFrom("lead_submissions").selectAll().where(isSpam);
  if (before) page = page.where(sql<boolean>`(created_at, id) < (${before.ms}, ${before.id})`);
  const rows = await page
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return { entries: rows.slice(0, limit).map(readSubmission), isMore: rows.length > limit };
}

export async function findSpam(db: Db, id: string): Promise<Submission | undefined> {
  const rows = db.selectFrom("lead_submissions").selectAll().where("id", "=", id);
  const row = await rows.where("quarantine", "!=", "").executeTakeFirst();
  return row && readSubmission(row);
}

type Release = Pick<Parameters<typeof noteContact>[1], "nowMs" | "makeId"> & {
  /** The site's own host. */
  ownHost: string;
  messages: (leadId: string) => readonly Message[];
  askForLetters?: AskForLetters | undefined;
};

/** Turns a spam entry into a lead, with what it should have caused. Pressing twice does it once. */
export function releaseSubmission(db: Db, submission: Submission, release: Release) {
  const { id, form, lead, attribution } = submission;
  const { nowMs, makeId, messages, ownHost } = release;
  const about = foldEmail(lead.email);
  return db.transaction().execute(async (tx) => {
    await advisoryLock(tx, `lead ${about}`);
    const freed = await tx
      .updateTable("lead_submissions")
      .set({ quarantine: "" })
      .where("id", "=", id)
      .where("quarantine", "!=", "")
      .returning("id")
      .execute();
    if (freed.length === 0) return undefined;
    const leadId = await noteContact(tx, { ...lead, source: form, nowMs, makeId });
    await noteSource(tx, leadId, attribution, ownHost);
    await tx.updateTable("lead_submissions").set({ lead_id: leadId }).where("id", "=", id).execute();
    const asked = (await release.askForLetters?.(tx)) ?? [];
    await addMessages(tx, [...messages(leadId), ...asked], { about, createdAt: nowMs, makeId, isByOwner: true });
    return leadId;
  });
}
