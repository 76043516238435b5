import { readMail } from "#platform/mail/server/mail.ts";
import { type MailOutcome, sendMail } from "#platform/mail/server/send-mail.ts";
import { deadLetteredState } from "../delivery-status.ts";
import { planDelivery } from "../plan-delivery.ts";
import type { DeliveryDeps } from "./delivery-deps.ts";
import { type Delivery, type DeliveryRecord, freeClaim, keepBody, recordDelivery } from "./queries/outbox.ts";
import { withdrawDelivery } from "./queries/withdraw-overtaken.ts";
import { addressOf } from "./webhooks/destinations.ts";
import { sendWebhook, summarise, type WebhookOutcome } from "./webhooks/send-webhook.ts";
import { writeMail } from "./write-mail.ts";

type Outcome = WebhookOutcome | MailOutcome;

/** Makes one attempt for a claimed delivery and records it. Returns whether it got through, if it was tried. */
export async function attemptDelivery(
  delivery: Delivery,
  deps: DeliveryDeps,
  stopped: AbortSignal,
): Promise<boolean | undefined> {
  const { db, settings, clock, log } = deps;
  const { id, attempts, destination } = delivery;
  for (const { attempt } of deps.features) {
    const attempted = attempt?.(delivery, deps, stopped);
    if (attempted) return attempted;
  }
  const body = destination === "mail" ? await writeMail(delivery.body, deps) : delivery.body;
  // Letters have words only when their feature sends them.
  if (delivery.isOvertaken || body === undefined || delivery.letter !== null) {
    await withdrawDelivery(db, id, clock());
    return undefined;
  }
  const url = addressOf(destination, settings);
  if (!url) {
    await recordDelivery(db, id, { state: deadLetteredState, outcome: "no address is set", nowMs: clock() });
    return undefined;
  }
  if (body !== delivery.body) await keepBody(db, id, body);
  const outcome = await send({ ...delivery, body }, url, deps, stopped);
  if (outcome.kind === "stopped") {
    await freeClaim(db, id);
    return undefined;
  }
  const record = recordOf(delivery, outcome, clock());
  await recordDelivery(db, id, record);
  log.info({ id, destination, attempt: attempts, outcome: record.outcome, state: record.state }, "delivery attempted");
  return outcome.kind === "delivered";
}

function send(delivery: Delivery, url: string, deps: DeliveryDeps, stopped: AbortSignal): Promise<Outcome> {
  const { id, body, attempts, destination } = delivery;
  if (destination === "mail") {
    return sendMail({
      transportUrl: url,
      from: deps.sender(),
      id,
      mail: readMail(body),
      stopped,
      signature: deps.settings.dkim,
    });
  }
  const sendAs = deps.features.flatMap((feature) => feature.send?.[destination] ?? [])[0];
  if (sendAs) return sendAs(body, deps, stopped);
  const { webhookSecrets: secrets } = deps.settings;
  return sendWebhook({ url, id, body, attempt: attempts, nowMs: deps.clock(), secrets, stopped });
}

function recordOf(delivery: Delivery, outcome: Exclude<Outcome, { kind: "stopped" }>, nowMs: number): DeliveryRecord {
  const words = summarise(outcome);
  if (outcome.kind === "delivered") return { state: "delivered", outcome: words, nowMs };
  if (outcome.kind === "gone") return { state: deadLetteredState, outcome: words, nowMs };
  const plan = planDelivery({
    attempts: delivery.attempts + 1,
    createdAt: delivery.createdAt,
    nowMs,
    retryAfter: "retryAfter" in outcome ? outcome.retryAfter : undefined,
    chance: Math.random(),
  });
  if (plan === "dead-lettered") return { state: deadLetteredState, outcome: words, nowMs };
  return { state: "waiting", outcome: words, dueAt: plan.dueAt };
}
