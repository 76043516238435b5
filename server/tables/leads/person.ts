import { nextBookingOf } from "#server/tables/bookings/bookings.ts";
import { advisoryLock } from "#server/tables/engine/engine.ts";
import type { Db } from "#server/tables/schema.ts";

export type Erasure =
  | "erased"
  /** A session is still to come: it must be cancelled first, or the visitor would wait for it. */
  | "booked";

/** Everything stored about one address. */
export async function readPerson(db: Db, emailFolded: string) {
  const [lead, submissions, quizResults, bookings, messages] = await Promise.all([
    db.selectFrom("leads").selectAll().where("email_folded", "=", emailFolded).executeTakeFirst(),
    db.selectFrom("lead_submissions").selectAll().where("email_folded", "=", emailFolded).execute(),
    db.selectFrom("quiz_results").selectAll().where("email_folded", "=", emailFolded).execute(),
    db.selectFrom("bookings").selectAll().where("email_folded", "=", emailFolded).execute(),
    db.selectFrom("outbox").selectAll().where("about", "=", emailFolded).execute(),
  ]);
  return {
    lead,
    submissions: submissions.map(({ entry, attribution, ...row }) => ({
      ...row,
      entry: JSON.parse(entry),
      attribution: JSON.parse(attribution),
    })),
    quizResults: quizResults.map(({ body_hash: _, ...row }) => row),
    bookings: bookings.map(({ link_key: _link, idempotency_key: _key, body_hash: _hash, ...row }) => row),
    messages: messages.map(({ body, ...row }) => ({ ...row, body: JSON.parse(body) })),
  };
}

/** Deletes everything stored about one address, in one transaction. */
export function eraseEverythingAbout(db: Db, emailFolded: string, nowMs: number): Promise<Erasure> {
  return db.transaction().execute(async (tx) => {
    await advisoryLock(tx, `lead ${emailFolded}`);
    if (await nextBookingOf(tx, emailFolded, nowMs)) return "booked";
    await tx.deleteFrom("lead_submissions").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("quiz_results").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("bookings").where("email_folded", "=", emailFolded).execute();
    await tx.deleteFrom("outbox").where("about", "=", emailFolded).execute();
    await tx.deleteFrom("leads").where("email_folded", "=", emailFolded).execute();
    return "erased";
  });
}
