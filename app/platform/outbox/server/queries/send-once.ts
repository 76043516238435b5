import type { Db } from "#platform/engine/server/schema.ts";
import type { MailOutcome } from "#platform/mail/server/send-mail.ts";
import { deadLetteredState } from "../../delivery-status.ts";
import { planDelivery } from "../../plan-delivery.ts";
import { summarise } from "../webhooks/send-webhook.ts";
import type { Delivery, DeliveryRecord } from "./outbox.ts";

/** Longer than an attempt can take. */
const attemptMs = 60_000;

export type OnceRecord = DeliveryRecord | { state: "unknown"; outcome: string; nowMs: number };

/**
 * Marks a mail that is sent once at most as being sent, before the connection opens. From here on only an answer of the
 * mail server, or the failure to reach it, may change it. False if it does not wait any more.
 */
export async function beginOnce(tx: Db, id: string, nowMs: number): Promise<boolean> {
  const marked = tx
    .updateTable("outbox")
    .set({ state: "sending", claimed_until: nowMs + attemptMs, sent_at: nowMs })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returning("id");
  return (await marked.execute()).length > 0;
}

/** The result for a mail that is sent once at most: without an answer after its text was begun, it is unknown. */
export function recordOfOnce(delivery: Delivery, outcome: MailOutcome, nowMs: number): OnceRecord {
  if (outcome.kind === "delivered") return { state: "delivered", outcome: summarise(outcome), nowMs };
  const isUnknown = outcome.kind !== "refused" && outcome.mayHaveLeft === true;
  if (isUnknown) return { state: "unknown", outcome: summarise(outcome), nowMs };
  if (outcome.kind === "stopped") return { state: "waiting", outcome: "", dueAt: nowMs };
  const words = summarise(outcome);
  if (isOfMailbox(outcome)) return { state: deadLetteredState, outcome: words, nowMs };
  const { createdAt, attempts } = delivery;
  const tried = { attempts: attempts + 1, createdAt, nowMs, retryAfter: undefined, chance: Math.random() };
  const plan = planDelivery(tried);
  if (plan === "dead-lettered") return { state: deadLetteredState, outcome: words, nowMs };
  return { state: "waiting", outcome: words, dueAt: plan.dueAt };
}

/** Whether the server refuses this mailbox for good: a hard bounce. */
export const isOfMailbox = (outcome: MailOutcome) => outcome.kind === "refused" && outcome.isOfMailbox === true;

/** Records what became of a mail under way; one that was stopped meanwhile is not tried again. Says whether it ended. */
export async function recordOnce(tx: Db, id: string, nowMs: number, record: OnceRecord): Promise<boolean> {
  const outcome = record.outcome.slice(0, 500);
  const mine = tx.updateTable("outbox").where("id", "=", id).where("state", "=", "sending");
  if (record.state === "waiting") {
    const again = { last_outcome: outcome, claimed_until: 0, sent_at: null };
    const stopped = mine.set({ ...again, state: "withdrawn", settled_at: nowMs });
    await stopped.where("is_overtaken", "=", 1).execute();
    await mine
      .set((expression) => ({
        ...again,
        state: "waiting",
        due_at: record.dueAt,
        attempts: expression("attempts", "+", 1),
      }))
      .execute();
    return false;
  }
  const isDeadLettered = record.state === deadLetteredState;
  const rows = await mine
    .set((expression) => ({
      state: record.state,
      last_outcome: outcome,
      attempts: expression("attempts", "+", 1),
      claimed_until: 0,
      settled_at: nowMs,
      is_failing: isDeadLettered ? 1 : 0,
      ...(isDeadLettered ? { sent_at: null } : {}),
    }))
    .returning("id")
    .execute();
  return rows.length > 0;
}
