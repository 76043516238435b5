import { createHash } from "node:crypto";
import { countPost } from "#features/leads/server/queries/count-post.ts";
import { type Consent, noteContact } from "#features/leads/server/queries/lead-contact.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { duplicateWindowMs } from "#platform/http/duplicate-window-ms.ts";
import type { VisitorNetwork } from "#platform/http/server/visitor-network.ts";
import { foldEmail } from "#platform/mail/fold-email.ts";
import { isMailHeld } from "#platform/mail/server/mail-limits.ts";
import { addMessages, type Cause, type Message, type Webhook } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Emit } from "#platform/process/server/events.ts";
import type { QuizPayload } from "../../rules/check-quiz-payload.ts";
import { bandOf } from "../../rules/score-quiz.ts";

export type Submission = {
  payload: QuizPayload;
  /** The answers as digits, if the sender gave them. */
  answers: string | undefined;
  /** As the sender gave it: the same through both hooks and on every attempt. */
  idempotencyKey: string | undefined;
  network: VisitorNetwork | undefined;
  nowMs: number;
  /** It shows the token of a page of ours. */
  isFromPage: boolean;
  wantsLetters: boolean;
  makeId: () => string;
} & QuizEffects;

type QuizEffects = {
  destinations: readonly Webhook["destination"][];
  /** To letters, if they agreed. */
  consent: Consent | undefined;
  emit: Emit;
  /** The mails with the report and to the owner, once the result's link key and the lead are known. */
  writeMails: (known: { linkKey: string; leadId: string }) => readonly Message[];
};

export type StoredQuizResult =
  /** A repeat gets the link only with the first request's key; the mail has it for others. */
  { kind: "stored" | "known"; linkKey: string | null; isMailHeld: boolean; limit?: number } | NotStored;

type NotStored =
  | { kind: "other content under this key" }
  | { kind: "too many"; limit: number; retryAfterSeconds: number };

const dayMs = 24 * 60 * 60 * 1000;
const secondsLeftOfDay = (nowMs: number) => Math.ceil((dayMs - (nowMs % dayMs)) / 1000);

/**
 * Stores a quiz result once, with its deliveries, in one transaction. Beyond its network's limit it is set aside and
 * causes nothing.
 */
export function storeQuizResult(db: Db, submission: Submission): Promise<StoredQuizResult> {
  const { idempotencyKey, makeId } = submission;
  const bodyHash = createHash("sha256").update(JSON.stringify(submission.payload)).digest("base64url");
  return db.transaction().execute(async (tx) => {
    await advisoryLock(tx, `quiz result ${idempotencyKey ?? bodyHash}`);
    const known = await findKnown(tx, submission, bodyHash);
    if (known && known.body_hash !== bodyHash) return { kind: "other content under this key" };
    if (known) return repeatKnown(tx, submission, known);
    const { verdict, max } = await countPost(tx, { ...submission, kind: submission.isFromPage ? "quiz page" : "quiz" });
    if (verdict === "refused")
      return { kind: "too many", limit: max, retryAfterSeconds: secondsLeftOfDay(submission.nowMs) };
    const linkKey = makeId();
    await insertResult(tx, submission, { bodyHash, linkKey, isSetAside: verdict === "set aside" });
    if (verdict === "set aside") return { kind: "stored", linkKey, isMailHeld: true, limit: max };
    const leadId = await noteQuizOf(tx, submission);
    return { kind: "stored", linkKey, ...(await addMessagesOf(tx, submission, { linkKey, leadId })) };
  });
}

async function repeatKnown(
  tx: Db,
  { payload, idempotencyKey }: Submission,
  known: { link_key: string | null; created_at: number; is_set_aside: number },
): Promise<StoredQuizResult> {
  const report = { about: foldEmail(payload.email), kinds: ["quiz report" as const], sinceMs: known.created_at };
  const linkKey = idempotencyKey ? known.link_key : null;
  return { kind: "known", linkKey, isMailHeld: known.is_set_aside === 1 || (await isMailHeld(tx, report)) };
}

type Caused = QuizEffects &
  Pick<Submission, "payload" | "makeId" | "nowMs"> &
  Pick<Cause, "network" | "isFromPage" | "isByOwner">;

async function addMessagesOf(tx: Db, caused: Caused, known: { linkKey: string; leadId: string }) {
  const { payload, destinations, makeId, nowMs, writeMails } = caused;
  const body = JSON.stringify(payload);
  const { email, quiz_score } = payload;
  const finished = { leadId: known.leadId, email, band: bandOf(quiz_score), consent: caused.consent, nowMs };
  const asked = await caused.emit(tx, "quiz finished", finished);
  const messages = [...destinations.map((destination) => ({ destination, body })), ...writeMails(known), ...asked];
  const recipe = { of: "quiz result", ...known } as const;
  return addMessages(tx, messages, { ...caused, about: foldEmail(email), createdAt: nowMs, makeId, recipe });
}

/** All of the result behind a link key. */
export const findResult = (db: Db, linkKey: string) =>
  db.selectFrom("quiz_results").selectAll().where("link_key", "=", linkKey).executeTakeFirst();

/** The shown part of the result behind a link key. */
export async function findQuizResult(db: Db, linkKey: string) {
  return db
    .selectFrom("quiz_results")
    .select(["quiz_score", "seo_score", "lead_generation_score", "user_experience_score", "answers", "created_at"])
    .where("link_key", "=", linkKey)
    .executeTakeFirst();
}

function findKnown(tx: Db, { idempotencyKey, nowMs }: Submission, bodyHash: string) {
  const results = tx.selectFrom("quiz_results").select(["body_hash", "link_key", "created_at", "is_set_aside"]);
  if (idempotencyKey) return results.where("idempotency_key", "=", idempotencyKey).executeTakeFirst();
  return results
    .where("body_hash", "=", bodyHash)
    .where("created_at", ">", nowMs - duplicateWindowMs)
    .executeTakeFirst();
}

async function noteQuizOf(tx: Db, submission: Pick<Submission, "payload" | "makeId" | "nowMs">): Promise<string> {
  const { email, quiz_score } = submission.payload;
  await advisoryLock(tx, `lead ${foldEmail(email)}`);
  return noteContact(tx, { ...submission, email, source: "quiz", quizScore: quiz_score });
}

type NewResult = { bodyHash: string; linkKey: string; isSetAside: boolean };

async function insertResult(tx: Db, submission: Submission, { bodyHash, linkKey, isSetAside }: NewResult) {
  const { payload, answers = null, idempotencyKey, nowMs, makeId } = submission;
  const id = makeId();
  const keys = { id, idempotency_key: idempotencyKey ?? id, body_hash: bodyHash, link_key: linkKey };
  const aside = { is_set_aside: Number(isSetAside), wants_letters: Number(isSetAside && submission.wantsLetters) };
  await tx
    .insertInto("quiz_results")
    .values({ ...payload, ...keys, ...aside, answers, email_folded: foldEmail(payload.email), created_at: nowMs })
    .execute();
}

export type QuizSetAside = Awaited<ReturnType<typeof findSetAside>>;

/** A result that waits for the owner's release. */
export const findSetAside = (db: Db, id: string) =>
  db.selectFrom("quiz_results").selectAll().where("id", "=", id).where("is_set_aside", "=", 1).executeTakeFirst();

type Release = QuizEffects & Pick<Submission, "payload" | "makeId" | "nowMs">;

/** Does what the result should have caused, as if it came now. Pressing twice does it once. */
export const releaseResult = (db: Db, { id, linkKey }: { id: string; linkKey: string }, release: Release) =>
  db.transaction().execute(async (tx) => {
    const freed = await tx
      .updateTable("quiz_results")
      .set({ is_set_aside: 0 })
      .where("id", "=", id)
      .where("is_set_aside", "=", 1)
      .returning("id")
      .execute();
    if (freed.length === 0) return undefined;
    const leadId = await noteQuizOf(tx, release);
    await addMessagesOf(tx, { ...release, network: undefined, isByOwner: true }, { linkKey, leadId });
    return leadId;
  });
