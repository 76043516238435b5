import { inBatches, rowsPerTransaction } from "#platform/engine/server/in-batches.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { countedForMs, heldForMs } from "#platform/mail/mail-limits.ts";
import { deadLetteredState } from "#platform/outbox/delivery-status.ts";
import type { LeadStatus } from "../../rules/lead-status.ts";

const dayMs = 24 * 60 * 60 * 1000;
const oneYearMs = 365 * dayMs;
const twoYearsMs = 730 * dayMs;

/** Deletes data that has reached the age on the privacy page. */
export async function deleteExpired(db: Db, nowMs: number): Promise<void> {
  const spam = db
    .selectFrom("lead_submissions")
    .select("id")
    .where("quarantine", "!=", "")
    .where("created_at", "<", nowMs - 30 * dayMs)
    .limit(rowsPerTransaction);
  await inBatches(() => db.deleteFrom("lead_submissions").where("id", "in", spam).executeTakeFirst());
  const sent = db
    .selectFrom("outbox")
    .select("id")
    // All states, named so that the index is used.
    .where("state", "in", ["waiting", "sending", "delivered", deadLetteredState, "held", "withdrawn", "unknown"])
    .where("created_at", "<", nowMs - 90 * dayMs)
    .where(({ or, eb }) => or([eb("replayed_at", "is", null), eb("replayed_at", "<", nowMs - 90 * dayMs)]))
    .limit(rowsPerTransaction);
  await inBatches(() => db.deleteFrom("outbox").where("id", "in", sent).executeTakeFirst());
  await deleteExpiredMailLimits(db, nowMs);
  const results = db
    .selectFrom("quiz_results")
    .select("id")
    .where("created_at", "<", nowMs - twoYearsMs)
    .limit(rowsPerTransaction);
  const waitingResults = db
    .selectFrom("quiz_results")
    .select("id")
    .where("is_set_aside", "=", 1)
    .where("created_at", "<", nowMs - 30 * dayMs)
    .limit(rowsPerTransaction);
  await inBatches(() => db.deleteFrom("quiz_results").where("id", "in", waitingResults).executeTakeFirst());
  await db
    .deleteFrom("network_counts")
    .where("day", "<", new Date(nowMs - dayMs).toISOString().slice(0, 10))
    .execute();
  await inBatches(() => db.deleteFrom("quiz_results").where("id", "in", results).executeTakeFirst());
  await db
    .deleteFrom("bookings")
    .where("end_at", "<", nowMs - twoYearsMs)
    .execute();
  await db.deleteFrom("owner_sessions").where("expires_at", "<", nowMs).execute();
  await db.deleteFrom("desk_challenges").where("expires_at", "<", nowMs).execute();
  await db
    .deleteFrom("activity")
    .where("at", "<", nowMs - oneYearMs)
    .execute();
  await db
    .deleteFrom("known_browsers")
    .where("seen_at", "<", nowMs - oneYearMs)
    .execute();
  await db.deleteFrom("owner_links").where("expires_at", "<", nowMs).execute();
  await deleteExpiredLeads(db, nowMs);
}

/** Deletes mails held too long, and the network of those that no limit needs. */
async function deleteExpiredMailLimits(db: Db, nowMs: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ state: "withdrawn" })
    .where("state", "=", "held")
    .where("created_at", "<", nowMs - heldForMs)
    .execute();
  for (const column of ["mailbox", "network", "wide_network"] as const) {
    const counted = db
      .selectFrom("outbox")
      .select("id")
      .where(column, "is not", null)
      .where("created_at", "<", nowMs - countedForMs)
      .limit(rowsPerTransaction);
    await inBatches(() =>
      db
        .updateTable("outbox")
        .set({ [column]: null })
        .where("id", "in", counted)
        .executeTakeFirst(),
    );
  }
}

/** The owner talks to these people outside the site, so their last contact here says nothing. */
const inTouch: LeadStatus[] = ["talking", "client"];

async function deleteExpiredLeads(db: Db, nowMs: number): Promise<void> {
  const old = db
    .selectFrom("leads")
    .select("id")
    .where("last_contact_at", "<", nowMs - twoYearsMs)
    .where("status", "not in", inTouch);
  const theirs = db.selectFrom("lead_submissions").select("id").where("lead_id", "in", old).limit(rowsPerTransaction);
  await inBatches(() => db.deleteFrom("lead_submissions").where("id", "in", theirs).executeTakeFirst());
  const some = old.limit(rowsPerTransaction);
  await inBatches(() => db.deleteFrom("leads").where("id", "in", some).executeTakeFirst());
}
