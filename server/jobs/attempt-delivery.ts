import { planDelivery } from "#app/rules/plan-delivery.ts";
import type { Logger } from "../log.ts";
import { addressOf } from "../outgoing/webhooks/destinations.ts";
import { sendWebhook, summarise, type WebhookOutcome } from "../outgoing/webhooks/send-webhook.ts";
import type { Settings } from "../settings.ts";
import { type Delivery, freeClaim, type Settlement, settleDelivery } from "../tables/outbox.ts";
import type { Db } from "../tables/schema.ts";

export type DeliveryGround = { db: Db; settings: Settings; clock: () => number; log: Logger };

/** Sends one claimed message once, and notes how that ended. */
export async function attemptDelivery(delivery: Delivery, ground: DeliveryGround, stopped: AbortSignal): Promise<void> {
  const { db, settings, clock, log } = ground;
  const url = addressOf(delivery.destination, settings);
  if (!url) return settleDelivery(db, delivery.id, { state: "parked", outcome: "no address is set", nowMs: clock() });
  const { id, body, attempts } = delivery;
  const outcome = await sendWebhook({
    url,
    id,
    body,
    attempt: attempts,
    nowMs: clock(),
    secrets: settings.webhookSecrets,
    stopped,
  });
  if (outcome.kind === "stopped") return freeClaim(db, id);
  const settlement = settle(delivery, outcome, clock());
  await settleDelivery(db, id, settlement);
  log.info(
    { id, destination: delivery.destination, attempt: attempts, outcome: settlement.outcome, state: settlement.state },
    "delivery attempted",
  );
}

function settle(delivery: Delivery, outcome: Exclude<WebhookOutcome, { kind: "stopped" }>, nowMs: number): Settlement {
  const words = summarise(outcome);
  if (outcome.kind === "delivered") return { state: "delivered", outcome: words, nowMs };
  if (outcome.kind === "gone") return { state: "parked", outcome: words, nowMs };
  const plan = planDelivery({
    attempts: delivery.attempts + 1,
    createdAt: delivery.createdAt,
    nowMs,
    retryAfter: outcome.kind === "refused" ? outcome.retryAfter : undefined,
    chance: Math.random(),
  });
  if (plan === "parked") return { state: "parked", outcome: words, nowMs };
  return { state: "waiting", outcome: words, dueAt: plan.dueAt };
}
