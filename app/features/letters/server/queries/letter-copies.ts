import type { Db } from "#platform/engine/server/schema.ts";
import { foldEmail } from "#platform/mail/fold-email.ts";
import { type MailKind, mailPriority } from "#platform/mail/mail-kinds.ts";
import { deadLetteredState } from "#platform/outbox/delivery-status.ts";
import { beginOnce, type OnceRecord, recordOnce } from "#platform/outbox/server/queries/send-once.ts";
import { countLetter } from "./letter-counts.ts";
import { lockLetters } from "./stop-letters.ts";
import { findStop, findSubscriber, type Subscriber } from "./subscribers.ts";

export type LetterCopy = { id: string; letter: string; email: string; name: string; subject: string };

/** Queues one copy of a letter for each of these people; people who have one already get no second. */
export async function queueCopies(
  tx: Db,
  copies: readonly LetterCopy[],
  { kind, nowMs }: { kind: MailKind; nowMs: number },
): Promise<void> {
  if (copies.length === 0) return;
  const rows = copies.map(({ id, letter, email, name, subject }) => ({
    id,
    destination: "mail",
    // Its words are put in when it leaves.
    body: JSON.stringify({ to: { name, address: email }, subject, text: "", html: "" }),
    state: "waiting" as const,
    attempts: 0,
    due_at: nowMs,
    claimed_until: 0,
    last_outcome: "",
    created_at: nowMs,
    settled_at: null,
    about: foldEmail(email),
    replayed_at: null,
    is_failing: 0,
    kind,
    recipient: "visitor" as const,
    mailbox: null,
    network: null,
    wide_network: null,
    held_for: null,
    priority: mailPriority(kind),
    sent_at: null,
    booking_id: null,
    is_overtaken: 0,
    letter,
  }));
  await tx
    .insertInto("outbox")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Begin = { id: string; nowMs: number };
export type Begun = { letter: string; reader: Subscriber };

/**
 * Marks a copy as being sent, before the connection opens, if its reader still wants letters at this moment; otherwise
 * it is withdrawn. From here on only an answer of the mail server, or the failure to reach it, may change it.
 */
export function beginCopy(db: Db, { id, nowMs }: Begin): Promise<Begun | undefined> {
  return db.transaction().execute(async (tx) => {
    const found = await tx.selectFrom("outbox").select("about").where("id", "=", id).executeTakeFirst();
    if (!found) return undefined;
    await lockLetters(tx, found.about);
    const copies = tx.selectFrom("outbox").select(["letter", "kind", "is_overtaken"]).where("id", "=", id);
    const copy = await copies.where("state", "=", "waiting").executeTakeFirst();
    if (!copy?.letter) return undefined;
    const reader = copy.is_overtaken === 1 ? undefined : await findReader(tx, found.about, nowMs);
    const isOn = copy.kind === "sequence" || (await isOnItsWay(tx, copy.letter));
    if (!reader || !isOn) {
      const withdrawn = { state: "withdrawn", is_overtaken: 1, claimed_until: 0, sent_at: null, settled_at: nowMs };
      await tx
        .updateTable("outbox")
        .set(withdrawn as { state: "withdrawn" })
        .where("id", "=", id)
        .execute();
      return undefined;
    }
    await beginOnce(tx, id, nowMs);
    return { letter: copy.letter, reader };
  });
}

/** Finds a reader who may get letters now: confirmed, not stopped, not paused. */
async function findReader(tx: Db, about: string, nowMs: number): Promise<Subscriber | undefined> {
  const reader = await findSubscriber(tx, about);
  if (reader?.state !== "confirmed" || (reader.paused_until ?? 0) > nowMs) return undefined;
  return (await findStop(tx, reader.email)) ? undefined : reader;
}

async function isOnItsWay(tx: Db, id: string): Promise<boolean> {
  const letters = tx.selectFrom("newsletters").select("id").where("id", "=", id);
  return (await letters.where("state", "in", ["sending", "sent"]).executeTakeFirst()) !== undefined;
}

type Under = { id: string; letter: string; nowMs: number };

/** Records what became of a copy under way. */
export function recordCopy(db: Db, { id, letter, nowMs }: Under, record: OnceRecord): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const hasEnded = await recordOnce(tx, id, nowMs, record);
    if (!hasEnded || record.state === deadLetteredState) return;
    await countLetter(tx, letter, record.state === "delivered" ? "sent" : "unknown");
  });
}

/** After a crash, marks copies that were being sent as unknown: they may have left, and are never sent again. */
export async function noteUnknown(db: Db, nowMs: number, claimedBefore = nowMs): Promise<void> {
  const sending = db.selectFrom("outbox").select("id").where("state", "=", "sending");
  if (!(await sending.where("claimed_until", "<=", claimedBefore).limit(1).executeTakeFirst())) return;
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .updateTable("outbox")
      .set({ state: "unknown", settled_at: nowMs, claimed_until: 0 })
      .where("state", "=", "sending")
      .where("claimed_until", "<=", claimedBefore)
      .returning(["letter", "kind"])
      .execute();
    for (const { letter, kind } of rows) if (letter && kind !== "answer") await countLetter(tx, letter, "unknown");
  });
}
