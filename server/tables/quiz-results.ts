import { createHash } from "node:crypto";
import type { QuizPayload } from "#app/rules/check-quiz-payload.ts";
import { mostADay } from "#app/rules/judge-sender.ts";
import type { Destination } from "../outgoing/webhooks/destinations.ts";
import { takeTurns } from "./engine.ts";
import { noteContact } from "./lead-contact.ts";
import { addDelivery } from "./outbox.ts";
import { sameWithinMs } from "./same-within-ms.ts";
import type { Db } from "./schema.ts";

const dayMs = 24 * 60 * 60 * 1000;

export type Submission = {
  payload: QuizPayload;
  /** As the sender gave it: the same through both hooks and on every attempt. */
  idempotencyKey: string | undefined;
  nowMs: number;
  destinations: readonly Destination[];
  makeId: () => string;
  /** The mail that brings the report, once it is known under which key the result can be read. */
  writeReport: (linkKey: string) => string;
};

export type Stored =
  | { kind: "stored" | "known"; linkKey: string | null }
  | { kind: "other content under this key"; linkKey?: never };

/** Keeps a quiz result once, with its deliveries, in one transaction. */
export function storeQuizResult(db: Db, submission: Submission): Promise<Stored> {
  const body = JSON.stringify(submission.payload);
  const bodyHash = createHash("sha256").update(body).digest("base64url");
  return db.transaction().execute(async (tx) => {
    await takeTurns(tx, submission.idempotencyKey ?? bodyHash);
    const known = await findKnown(tx, submission, bodyHash);
    if (known && known.body_hash !== bodyHash) return { kind: "other content under this key" };
    if (known) return { kind: "known", linkKey: known.link_key };
    const linkKey = submission.makeId();
    for (const destination of submission.destinations) await addMessage(tx, submission, destination, body);
    if (await mayBeMailed(tx, submission)) await addMessage(tx, submission, "mail", submission.writeReport(linkKey));
    await insertResult(tx, submission, bodyHash, linkKey);
    await noteQuizOf(tx, submission);
    return { kind: "stored", linkKey };
  });
}

/** What the address of a result that was sent leads to. */
export async function findQuizResult(db: Db, linkKey: string) {
  return db
    .selectFrom("quiz_results")
    .select(["quiz_score", "seo_score", "lead_generation_score", "user_experience_score", "created_at"])
    .where("link_key", "=", linkKey)
    .executeTakeFirst();
}

function findKnown(tx: Db, { idempotencyKey, nowMs }: Submission, bodyHash: string) {
  const results = tx.selectFrom("quiz_results").select(["body_hash", "link_key"]);
  if (idempotencyKey) return results.where("idempotency_key", "=", idempotencyKey).executeTakeFirst();
  return results
    .where("body_hash", "=", bodyHash)
    .where("created_at", ">", nowMs - sameWithinMs)
    .executeTakeFirst();
}

const addMessage = (tx: Db, { payload, makeId, nowMs }: Submission, destination: Destination, body: string) =>
  addDelivery(tx, { id: makeId(), destination, body, about: payload.email.toLowerCase(), createdAt: nowMs });

async function noteQuizOf(tx: Db, submission: Submission) {
  const { email, quiz_score } = submission.payload;
  await takeTurns(tx, `lead ${email.toLowerCase()}`);
  await noteContact(tx, { ...submission, email, cameBy: "quiz", quizScore: quiz_score });
}

/** Whether the address has had fewer reports today than would flood it. */
async function mayBeMailed(tx: Db, { payload, nowMs }: Submission): Promise<boolean> {
  const folded = payload.email.toLowerCase();
  await takeTurns(tx, `quiz report ${folded}`);
  const { count } = await tx
    .selectFrom("quiz_results")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("email_folded", "=", folded)
    .where("created_at", ">", nowMs - dayMs)
    .executeTakeFirstOrThrow();
  return Number(count) < mostADay;
}

async function insertResult(tx: Db, submission: Submission, bodyHash: string, linkKey: string) {
  const { payload, idempotencyKey, nowMs, makeId } = submission;
  const id = makeId();
  const keys = { id, idempotency_key: idempotencyKey ?? id, body_hash: bodyHash, link_key: linkKey };
  await tx
    .insertInto("quiz_results")
    .values({ ...payload, ...keys, email_folded: payload.email.toLowerCase(), created_at: nowMs })
    .execute();
}
