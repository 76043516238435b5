import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { foldEmail } from "#platform/mail/fold-email.ts";
import type { MailKind } from "#platform/mail/mail-kinds.ts";
import { deadLetteredState } from "#platform/outbox/delivery-status.ts";
import { countOf, type StopReason, stopsAllLetters } from "../../rules/letters.ts";
import { deleteConfirmations } from "./letter-confirmations.ts";
import { countForLastLetter } from "./letter-counts.ts";
import { stopHash } from "./stop-hash.ts";

type Stop = { email: string; why: StopReason; nowMs: number };

/**
 * Stops letters to an address, in the caller's transaction, and withdraws what is queued. A reply, a booking or
 * becoming a client ends only sequences; every other reason ends all letters. Repeating it does nothing.
 */
export async function stopLetters(tx: Db, { email, why, nowMs }: Stop): Promise<void> {
  const about = foldEmail(email);
  await lockLetters(tx, about);
  const isEverything = stopsAllLetters(why);
  const isNew = isEverything ? await noteStop(tx, { email, why, nowMs }) : await hasPlans(tx, about);
  await tx
    .updateTable("letter_plans")
    .set({ state: "ended" })
    .where("email_folded", "=", about)
    .where("state", "=", "planned")
    .execute();
  await tx
    .updateTable("letter_subscribers")
    .set({ sequence: "" })
    .where("email_folded", "=", about)
    .where("state", "=", "unconfirmed")
    .execute();
  await withdrawLetters(tx, about, isEverything ? ["sequence", "newsletter"] : ["sequence"], nowMs);
  const what = countOf(why);
  if (what && (isNew || !isEverything)) await countForLastLetter(tx, about, what, nowMs);
}

/** A keyed hash stays, so that no letter is written to them again. */
export async function eraseReader(tx: Db, emailFolded: string, nowMs: number): Promise<void> {
  await stopLetters(tx, { email: emailFolded, why: "erased", nowMs });
  await tx.deleteFrom("letter_plans").where("email_folded", "=", emailFolded).execute();
  await tx.deleteFrom("letter_subscribers").where("email_folded", "=", emailFolded).execute();
}

/** Serialises sending to an address and stopping it. */
export const lockLetters = (tx: Db, about: string) => advisoryLock(tx, `letters ${about}`);

async function hasPlans(tx: Db, about: string): Promise<boolean> {
  const plans = tx.selectFrom("letter_plans").select("letter").where("email_folded", "=", about);
  return (await plans.where("state", "=", "planned").executeTakeFirst()) !== undefined;
}

async function noteStop(tx: Db, { email, why, nowMs }: Stop): Promise<boolean> {
  await deleteConfirmations(tx, foldEmail(email));
  await tx
    .updateTable("letter_subscribers")
    .set({ state: "stopped", stopped_at: nowMs, stopped_by: why })
    .where("email_folded", "=", foldEmail(email))
    .where("state", "!=", "stopped")
    .execute();
  const rows = await tx
    .insertInto("letter_stops")
    .values({ hash: await stopHash(tx, email), why, stopped_at: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning("hash")
    .execute();
  return rows.length > 0;
}

/** Withdraws queued letters. One under way is only marked: if its attempt fails, it is not made again. */
async function withdrawLetters(tx: Db, about: string, kinds: readonly MailKind[], nowMs: number): Promise<void> {
  const letters = tx.updateTable("outbox").where("about", "=", about).where("kind", "in", kinds);
  await letters
    .set({ state: "withdrawn", is_failing: 0, claimed_until: 0, sent_at: null, settled_at: nowMs, is_overtaken: 1 })
    .where("state", "in", ["waiting", "held", deadLetteredState])
    .execute();
  await letters.set({ is_overtaken: 1 }).where("state", "=", "sending").execute();
}
