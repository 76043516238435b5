import type { Lead } from "#app/rules/leads/check-lead.ts";
import type { LeadEvent } from "#app/rules/leads/lead-event.ts";
import { nextBookingOf } from "#server/tables/bookings/bookings.ts";
import { advisoryLock } from "#server/tables/engine/engine.ts";
import { stopLetters } from "#server/tables/letters/stop-letters.ts";
import type { Db } from "#server/tables/schema.ts";

export type Erasure =
  | "erased"
  /** A session is still to come: it must be cancelled first, or the visitor would wait for it. */
  | "booked";

/** Everything stored about one address. */
export async function readPerson(db: Db, emailFolded: string) {
  const [lead, submissions, quizResults, bookings, messages, takenMails, consent, dashQuestions] = await Promise.all([
    db.selectFrom("leads").selectAll().where("email_folded", "=", emailFolded).executeTakeFirst(),
    db.selectFrom("lead_submissions").selectAll().where("email_folded", "=", emailFolded).execute(),
    db.selectFrom("quiz_results").selectAll().where("email_folded", "=", emailFolded).execute(),
    db.selectFrom("bookings").selectAll().where("email_folded", "=", emailFolded).execute(),
    db.selectFrom("outbox").selectAll().where("about", "=", emailFolded).orderBy("created_at").execute(),
    db.selectFrom("taken_mails").select(["kind", "taken_at"]).where("about", "=", emailFolded).execute(),
    db.selectFrom("letter_subscribers").selectAll().where("email_folded", "=", emailFolded).executeTakeFirst(),
    db.selectFrom("dash_questions").selectAll().where("email_folded", "=", emailFolded).orderBy("asked_at").execute(),
  ]);
  return {
    takenMails,
    lead,
    consent,
    ...(await readWrittenAbout(db, lead?.id ?? "")),
    submissions: submissions.map(({ entry, attribution, ...row }) => ({
      ...row,
      entry: JSON.parse(entry) as Lead,
      attribution: JSON.parse(attribution) as Record<string, string>,
    })),
    quizResults: quizResults.map(({ body_hash: _, ...row }) => row),
    bookings: bookings.map(({ link_key: _link, idempotency_key: _key, body_hash: _hash, ...row }) => row),
    dashQuestions,
    messages: messages.map(({ body, ...row }) => ({ ...row, body: JSON.parse(body) })),
  };
}

/** Reads a lead's notes, events, ways and words. */
async function readWrittenAbout(db: Db, leadId: string) {
  const [notes, events, ways, words] = await Promise.all([
    db.selectFrom("lead_notes").selectAll().where("lead_id", "=", leadId).orderBy("created_at").execute(),
    db.selectFrom("lead_events").selectAll().where("lead_id", "=", leadId).orderBy("created_at").execute(),
    db.selectFrom("lead_ways").select("way").where("lead_id", "=", leadId).execute(),
    db.selectFrom("lead_words").select("word").where("lead_id", "=", leadId).execute(),
  ]);
  return {
    notes,
    events: events.map(({ kind, details, created_at }) => ({
      ...({ kind, details: JSON.parse(details) } as LeadEvent),
      created_at,
    })),
    ways: ways.map(({ way }) => way),
    words: words.map(({ word }) => word),
  };
}

type Erasing = {
  nowMs: number;
  /** Reads what must also be removed elsewhere; the returned function queues that after the deletion. */
  prepare?: (tx: Db) => Promise<() => Promise<void>>;
};

/**
 * Deletes everything stored about one address and the rows of its lead, in one transaction. A keyed hash stays, so that
 * no letter is written to them again.
 */
export function eraseEverythingAbout(db: Db, emailFolded: string, { nowMs, prepare }: Erasing): Promise<Erasure> {
  return db.transaction().execute(async (tx) => {
    await advisoryLock(tx, `lead ${emailFolded}`);
    if (await nextBookingOf(tx, emailFolded, nowMs)) return "booked";
    const finish = await prepare?.(tx);
    await tx.deleteFrom("lead_submissions").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("quiz_results").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("bookings").where("email_folded", "=", emailFolded).execute();
    await stopLetters(tx, { email: emailFolded, why: "erased", nowMs });
    await tx.deleteFrom("letter_plans").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("letter_subscribers").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("dash_questions").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("outbox").where("about", "=", emailFolded).execute();
    await tx.deleteFrom("taken_mails").where("about", "=", emailFolded).execute();
    await tx.deleteFrom("leads").where("email_folded", "=", emailFolded).execute();
    await finish?.();
    return "erased";
  });
}
