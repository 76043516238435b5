import { sql } from "kysely";
import type { FormName } from "#facts/forms.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import { type Page, readNewest } from "#platform/engine/server/read-newest.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { foldEmail } from "#platform/mail/fold-email.ts";
import { addMessages, type Message } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Emit } from "#platform/process/server/events.ts";
import { asksSomething } from "../../rules/asks-something.ts";
import { type Consent, noteContact } from "./lead-contact.ts";
import { readSubmission, type Submission } from "./lead-file.ts";
import { noteSource } from "./lead-sources.ts";

/** Written as in its index, or the index would not be used. */
const isSpam = sql<boolean>`quarantine <> ''`;
const isSetAside = sql<boolean>`is_set_aside = 1`;

/** An entry or a quiz result in the list of what was set aside. */
export type SpamEntry = {
  id: string;
  way: string;
  name: string;
  email: string;
  message: string;
  why: string;
  createdAt: number;
};

/** One page of spam and of what was set aside, newest first, and whether there is more. */
export async function listSpam(db: Db, page: Page): Promise<{ entries: SpamEntry[]; isMore: boolean }> {
  // Each list is in the database's order, and the sort is stable, so that no row is passed over at the end of a page.
  const entries = [...(await listEntries(db, page)), ...(await listResults(db, page))].toSorted(
    (one, other) => other.createdAt - one.createdAt,
  );
  return { entries: entries.slice(0, page.limit), isMore: entries.length > page.limit };
}

async function listEntries(db: Db, page: Page): Promise<SpamEntry[]> {
  const rows = await readNewest(db.selectFrom("lead_submissions").selectAll().where(isSpam), page);
  return rows.map(readSubmission).map(({ id, form, lead, suspicion, createdAt }) => ({
    ...{ id, way: form, name: lead.name, email: lead.email, message: lead.message, why: suspicion, createdAt },
  }));
}

async function listResults(db: Db, page: Page): Promise<SpamEntry[]> {
  const rows = await readNewest(db.selectFrom("quiz_results").selectAll().where(isSetAside), page);
  return rows.map((row) => ({
    ...{ id: row.id, way: "quiz", name: "", email: row.email, why: "many", createdAt: row.created_at },
    message: `${row.quiz_score} (${row.quiz_result_category})`,
  }));
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
  consent: Consent | undefined;
  emit: Emit;
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
    const leadId = await noteContact(tx, {
      ...{ ...lead, source: form, nowMs, makeId },
      asks: asksSomething(form as FormName, lead),
    });
    await noteSource(tx, leadId, attribution, ownHost);
    await tx.updateTable("lead_submissions").set({ lead_id: leadId }).where("id", "=", id).execute();
    const stored = { leadId, form: form as FormName, lead, consent: release.consent, nowMs };
    const asked = await release.emit(tx, "lead stored", stored);
    await addMessages(tx, [...messages(leadId), ...asked], { about, createdAt: nowMs, makeId, isByOwner: true });
    return leadId;
  });
}
