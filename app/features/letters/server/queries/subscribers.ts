import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { foldEmail } from "#platform/mail/fold-email.ts";
import { barsConfirmation, type SubscriberState, unconfirmedForMs } from "../../rules/letters.ts";
import { planSequence } from "../../rules/plan-letters.ts";
import { isSequence, letterOf } from "../../rules/sequences.ts";
import { addConfirmation, findConfirmation, isConfirmable, spendConfirmation } from "./letter-confirmations.ts";
import { stopHash } from "./stop-hash.ts";
import { lockLetters } from "./stop-letters.ts";

export type Subscriber = Schema["letter_subscribers"];

/** A consent to letters: its words, and the page where it was given. */
export type Consent = {
  email: string;
  name: string;
  /** The sequence that begins when they confirm; empty for newsletters alone. */
  sequence: string;
  words: string;
  page: string;
};

type Noted = Consent & { nowMs: number; businessZone: string; makeKey: () => string; tokenHash: string };

/**
 * Notes a consent, in the transaction that stores its cause. Returns whether it can be confirmed by the token: not by
 * somebody who has confirmed already, nor by those who must not be asked.
 */
export async function noteConsent(tx: Db, consent: Noted): Promise<boolean> {
  const about = foldEmail(consent.email);
  await lockLetters(tx, about);
  const stop = await findStop(tx, consent.email);
  if (stop && barsConfirmation(stop.why)) return false;
  const known = await findSubscriber(tx, about);
  if (known?.state === "confirmed" && !stop) {
    await beginSequence(tx, { ...known, sequence: consent.sequence }, consent);
    return false;
  }
  const values = {
    email: consent.email,
    name: consent.name || (known?.name ?? ""),
    state: "unconfirmed" as const,
    asked_at: consent.nowMs,
    agreed_words: consent.words,
    agreed_on: consent.page,
    sequence: consent.sequence,
    paused_until: null,
  };
  const never = { confirmed_at: null, stopped_at: null, stopped_by: null };
  await tx
    .insertInto("letter_subscribers")
    .values({ email_folded: about, key: consent.makeKey(), ...never, ...values })
    .onConflict((conflict) => conflict.column("email_folded").doUpdateSet(values))
    .execute();
  await addConfirmation(tx, consent.tokenHash, about, consent.nowMs);
  return true;
}

export const findSubscriber = (db: Db, about: string): Promise<Subscriber | undefined> =>
  db.selectFrom("letter_subscribers").selectAll().where("email_folded", "=", about).executeTakeFirst();

export const findSubscriberByKey = (db: Db, key: string): Promise<Subscriber | undefined> =>
  db.selectFrom("letter_subscribers").selectAll().where("key", "=", key).executeTakeFirst();

export async function findStop(tx: Db, email: string) {
  const stops = tx.selectFrom("letter_stops").select("why");
  return stops.where("hash", "=", await stopHash(tx, email)).executeTakeFirst();
}

type At = { nowMs: number; businessZone: string };

/** The state of the subscriber who was asked by a mail; undefined if its link confirms no more. */
export async function findAsked(db: Db, tokenHash: string, nowMs: number): Promise<SubscriberState | undefined> {
  const asked = await findConfirmation(db, tokenHash);
  if (!asked) return undefined;
  const state = (await findSubscriber(db, asked.email_folded))?.state;
  return state === "unconfirmed" && !isConfirmable(asked, nowMs) ? undefined : state;
}

/** Confirms by the token of the mail, and begins the sequence. False if there is nothing to confirm any more. */
export async function confirmLetters(tx: Db, tokenHash: string, at: At): Promise<boolean> {
  const asked = await findConfirmation(tx, tokenHash);
  if (!asked) return false;
  const about = asked.email_folded;
  await lockLetters(tx, about);
  const known = await findSubscriber(tx, about);
  if (known?.state === "confirmed") return true;
  if (known?.state !== "unconfirmed" || !isConfirmable(asked, at.nowMs)) return false;
  if (!(await spendConfirmation(tx, tokenHash, at.nowMs))) return false;
  await tx
    .updateTable("letter_subscribers")
    .set({ state: "confirmed", confirmed_at: at.nowMs, stopped_at: null, stopped_by: null })
    .where("email_folded", "=", about)
    .execute();
  await tx
    .deleteFrom("letter_stops")
    .where("hash", "=", await stopHash(tx, known.email))
    .execute();
  await beginSequence(tx, known, at);
  return true;
}

/** Plans a sequence, except for clients. Ends another sequence, and never plans a mail twice. */
async function beginSequence(tx: Db, { email_folded, sequence }: Subscriber, { nowMs, businessZone }: At) {
  if (!isSequence(sequence) || (await isClient(tx, email_folded))) return;
  const zone = (await readZone(tx, email_folded)) || businessZone;
  const planned = planSequence(nowMs, zone).map(({ place, dueMs }) => ({
    email_folded,
    letter: letterOf(sequence, place),
    due_at: dueMs,
    state: "planned" as const,
  }));
  const rows = await tx
    .insertInto("letter_plans")
    .values(planned)
    .onConflict((conflict) => conflict.doNothing())
    .returning("letter")
    .execute();
  if (rows.length === 0) return;
  await tx
    .updateTable("letter_plans")
    .set({ state: "ended" })
    .where("email_folded", "=", email_folded)
    .where("state", "=", "planned")
    .where("letter", "not like", `${sequence}-_`)
    .execute();
}

async function isClient(tx: Db, about: string): Promise<boolean> {
  const leads = tx.selectFrom("leads").select("id").where("email_folded", "=", about);
  return (await leads.where("status", "=", "client").executeTakeFirst()) !== undefined;
}

/** The time zone in which they last booked; empty if it is unknown. */
export async function readZone(db: Db, about: string): Promise<string> {
  const booked = await db
    .selectFrom("bookings")
    .select("time_zone")
    .where("email_folded", "=", about)
    .where("time_zone", "!=", "")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return booked?.time_zone ?? "";
}

/** Pauses letters until then; the mails of a sequence keep their distance. */
export async function pauseLetters(tx: Db, key: string, { nowMs, untilMs }: { nowMs: number; untilMs: number }) {
  const known = await findSubscriberByKey(tx, key);
  if (known?.state !== "confirmed") return false;
  await lockLetters(tx, known.email_folded);
  const alreadyMs = Math.max(0, (known.paused_until ?? 0) - nowMs);
  await tx
    .updateTable("letter_plans")
    .set((expression) => ({ due_at: expression("due_at", "+", untilMs - nowMs - alreadyMs) }))
    .where("email_folded", "=", known.email_folded)
    .where("state", "=", "planned")
    .execute();
  await tx.updateTable("letter_subscribers").set({ paused_until: untilMs }).where("key", "=", key).execute();
  return true;
}

/** As long as the people that they were for. */
const plansForMs = 730 * 24 * 60 * 60 * 1000;

/** Deletes subscribers who did not confirm in time, or stopped a while ago; the hash of a stop stays. */
export async function deleteExpiredReaders(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom("letter_subscribers")
    .where("state", "=", "stopped")
    .where("stopped_at", "<", nowMs - unconfirmedForMs)
    .execute();
  await db
    .deleteFrom("letter_subscribers")
    .where("state", "=", "unconfirmed")
    .where("asked_at", "<", nowMs - unconfirmedForMs)
    .execute();
  await db
    .deleteFrom("letter_confirmations")
    .where("asked_at", "<", nowMs - unconfirmedForMs)
    .execute();
  await db
    .deleteFrom("letter_plans")
    .where("state", "!=", "planned")
    .where("due_at", "<", nowMs - plansForMs)
    .execute();
}
