import { createHash } from "node:crypto";
import type { QuizPayload } from "#app/rules/check-quiz-payload.ts";
import type { Destination } from "../outgoing/webhooks/destinations.ts";
import { takeTurns } from "./engine.ts";
import { addDelivery } from "./outbox.ts";
import type { Db } from "./schema.ts";

/** Without a key of its own, an equal body within this time is the same submission. */
const sameWithinMs = 10 * 60 * 1000;

export type Submission = {
  payload: QuizPayload;
  /** As the sender gave it: the same through both hooks and on every attempt. */
  idempotencyKey: string | undefined;
  nowMs: number;
  destinations: readonly Destination[];
  makeId: () => string;
};

export type Stored = "stored" | "known" | "other content under this key";

/** Keeps a quiz result once, with its deliveries, in one transaction. */
export function storeQuizResult(db: Db, submission: Submission): Promise<Stored> {
  const body = JSON.stringify(submission.payload);
  const bodyHash = createHash("sha256").update(body).digest("base64url");
  return db.transaction().execute(async (tx) => {
    await takeTurns(tx, submission.idempotencyKey ?? bodyHash);
    const known = await findKnown(tx, submission, bodyHash);
    if (known) return known.body_hash === bodyHash ? "known" : "other content under this key";
    await insertResult(tx, submission, bodyHash);
    for (const destination of submission.destinations) {
      await addDelivery(tx, { id: submission.makeId(), destination, body, createdAt: submission.nowMs });
    }
    return "stored";
  });
}

function findKnown(tx: Db, { idempotencyKey, nowMs }: Submission, bodyHash: string) {
  const results = tx.selectFrom("quiz_results").select("body_hash");
  if (idempotencyKey) return results.where("idempotency_key", "=", idempotencyKey).executeTakeFirst();
  return results
    .where("body_hash", "=", bodyHash)
    .where("created_at", ">", nowMs - sameWithinMs)
    .executeTakeFirst();
}

async function insertResult(tx: Db, { payload, idempotencyKey, nowMs, makeId }: Submission, bodyHash: string) {
  const id = makeId();
  const row = { id, idempotency_key: idempotencyKey ?? id, body_hash: bodyHash, created_at: nowMs, ...payload };
  await tx.insertInto("quiz_results").values(row).execute();
}
