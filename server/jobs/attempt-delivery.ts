import { planDelivery } from "#app/rules/plan-delivery.ts";
import type { Logger } from "../log.ts";
import { readMail } from "../outgoing/mail/mail.ts";
import { type MailOutcome, sendMail } from "../outgoing/mail/send-mail.ts";
import { addressOf } from "../outgoing/webhooks/destinations.ts";
import { sendWebhook, summarise, type WebhookOutcome } from "../outgoing/webhooks/send-webhook.ts";
import type { Settings } from "../settings.ts";
import { type Delivery, freeClaim, type Settlement, settleDelivery } from "../tables/outbox.ts";
import type { Db } from "../tables/schema.ts";

export type DeliveryGround = {
  db: Db;
  settings: Settings;
  clock: () => number;
  log: Logger;
  /** Whom mails come from. */
  sender: () => { name: string; address: string };
};

type Outcome = WebhookOutcome | MailOutcome;

/** Sends one claimed message once, and notes how that ended; says whether it got through, if it was tried. */
export async function attemptDelivery(
  delivery: Delivery,
  ground: DeliveryGround,
  stopped: AbortSignal,
): Promise<boolean | undefined> {
  const { db, settings, clock, log } = ground;
  const { id, attempts, destination } = delivery;
  const url = addressOf(destination, settings);
  if (!url) {
    await settleDelivery(db, id, { state: "parked", outcome: "no address is set", nowMs: clock() });
    return undefined;
  }
  const outcome = await send(delivery, url, ground, stopped);
  if (outcome.kind === "stopped") {
    await freeClaim(db, id);
    return undefined;
  }
  const settlement = settle(delivery, outcome, clock());
  await settleDelivery(db, id, settlement);
  log.info(
    { id, destination, attempt: attempts, outcome: settlement.outcome, state: settlement.state },
    "delivery attempted",
  );
  return outcome.kind === "delivered";
}

function send(delivery: Delivery, url: string, ground: DeliveryGround, stopped: AbortSignal): Promise<Outcome> {
  const { id, body, attempts, destination } = delivery;
  if (destination === "mail") {
    return sendMail({ transportUrl: url, from: ground.sender(), id, mail: readMail(body), stopped });
  }
  const { webhookSecrets: secrets } = ground.settings;
  return sendWebhook({ url, id, body, attempt: attempts, nowMs: ground.clock(), secrets, stopped });
}

function settle(delivery: Delivery, outcome: Exclude<Outcome, { kind: "stopped" }>, nowMs: number): Settlement {
  const words = summarise(outcome);
  if (outcome.kind === "delivered") return { state: "delivered", outcome: words, nowMs };
  if (outcome.kind === "gone") return { state: "parked", outcome: words, nowMs };
  const plan = planDelivery({
    attempts: delivery.attempts + 1,
    createdAt: delivery.createdAt,
    nowMs,
    retryAfter: "retryAfter" in outcome ? outcome.retryAfter : undefined,
    chance: Math.random(),
  });
  if (plan === "parked") return { state: "parked", outcome: words, nowMs };
  return { state: "waiting", outcome: words, dueAt: plan.dueAt };
}
