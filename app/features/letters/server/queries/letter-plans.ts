import type { Db } from "#platform/engine/server/schema.ts";
import { nextMorning } from "../../rules/plan-letters.ts";
import { queueCopies } from "./letter-copies.ts";
import { lockLetters } from "./stop-letters.ts";
import { findSubscriber, readZone } from "./subscribers.ts";

const batchSize = 50;
/** Mails of a sequence that were held up keep this distance. */
const apartMs = 3 * 24 * 60 * 60 * 1000;

type Deps = {
  db: Db;
  nowMs: number;
  businessZone: string;
  makeId: () => string;
  /** The subject of a letter, for the list of sent messages. */
  subjectOf: (letter: string) => Promise<string | undefined>;
};

/** Whether a mail of a sequence or a letter to many is due, or on its way into the outbox. */
export async function isAnythingDue(db: Db, nowMs: number): Promise<boolean> {
  const plans = db.selectFrom("letter_plans").select("letter").where("state", "=", "planned");
  if (await plans.where("due_at", "<=", nowMs).limit(1).executeTakeFirst()) return true;
  const letters = db.selectFrom("newsletters").select("id");
  const due = letters.where(({ or, and, eb }) =>
    or([eb("state", "=", "sending"), and([eb("state", "=", "planned"), eb("due_at", "<=", nowMs)])]),
  );
  return (await due.limit(1).executeTakeFirst()) !== undefined;
}

/** Queues the mails of sequences that are due, each in its reader's morning. */
export async function queueDuePlans(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectFrom("letter_plans")
    .select(["email_folded", "letter"])
    .where("state", "=", "planned")
    .where("due_at", "<=", deps.nowMs)
    .orderBy("due_at")
    .limit(batchSize)
    .execute();
  for (const plan of due) await queueOne(plan, deps);
}

type Plan = { email_folded: string; letter: string };

async function queueOne({ email_folded, letter }: Plan, { db, nowMs, businessZone, makeId, subjectOf }: Deps) {
  const subject = await subjectOf(letter);
  await db.transaction().execute(async (tx) => {
    await lockLetters(tx, email_folded);
    const planned = tx.updateTable("letter_plans").where("email_folded", "=", email_folded);
    const mine = planned.where("letter", "=", letter).where("state", "=", "planned").where("due_at", "<=", nowMs);
    const reader = await findSubscriber(tx, email_folded);
    if (reader?.state !== "confirmed" || subject === undefined) {
      await mine.set({ state: "ended" }).execute();
      return;
    }
    const dueMs = nextMorning(nowMs, (await readZone(tx, email_folded)) || businessZone);
    if (dueMs > nowMs) {
      await mine.set({ due_at: dueMs }).execute();
      return;
    }
    const taken = await mine.set({ state: "queued" }).returning("letter").execute();
    if (taken.length === 0) return;
    const copy = { id: makeId(), letter, email: reader.email, name: reader.name, subject };
    await queueCopies(tx, [copy], { kind: "sequence", nowMs });
    await planned
      .set({ due_at: nowMs + apartMs })
      .where("state", "=", "planned")
      .where("due_at", "<", nowMs + apartMs)
      .execute();
  });
}
