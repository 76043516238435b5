import { planDelivery } from "#app/rules/plan-delivery.ts";
import type { Logger } from "../log.ts";
import { readMail } from "../outgoing/mail/mail.ts";
import { type MailOutcome, sendMail } from "../outgoing/mail/send-mail.ts";
import { addressOf, type Destination } from "../outgoing/webhooks/destinations.ts";
import { sendWebhook, summarise, type WebhookOutcome } from "../outgoing/webhooks/send-webhook.ts";
import type { Settings } from "../settings.ts";
import {
  claimDeliveries,
  type Delivery,
  dueDestinations,
  freeClaim,
  type Settlement,
  settleDelivery,
} from "../tables/outbox.ts";
import type { Db } from "../tables/schema.ts";

type Ground = { db: Db; settings: Settings; clock: () => number; log: Logger; sender: () => Mailbox };
type Mailbox = { name: string; address: string };
type Outcome = WebhookOutcome | MailOutcome;

export const deliveryRhythmMs = 250;
/** Longer than an attempt can take: a claim that outlives it was left by a process that died. */
const claimMs = 60_000;
const atOnce = 8;

/**
 * Sends what is due, to each destination by itself: a slow receiver holds up nobody else's messages, only its own
 * beyond the few that go out at once.
 */
export function makeDeliverer(ground: Ground) {
  const underWay = new Map<Destination, Promise<void>>();
  const stopping = new AbortController();
  const begin = (destination: Destination) => {
    if (underWay.has(destination) || stopping.signal.aborted) return;
    const work = deliverTo(destination, ground, stopping.signal)
      .catch((error: unknown) => ground.log.error({ err: error, destination }, "delivery stopped short"))
      .finally(() => underWay.delete(destination));
    underWay.set(destination, work);
  };
  const run = async () => {
    for (const destination of await dueDestinations(ground.db, ground.clock())) {
      // Mails wait until there is somebody to carry them.
      if (destination !== "mail" || ground.settings.smtpUrl) begin(destination);
    }
  };
  return {
    run,
    /** Something has just been put into the outbox. */
    nudge: () => void run().catch((error: unknown) => ground.log.error({ err: error }, "deliveries not begun")),
    /** Breaks off what is under way; it stays in the outbox, due as before. */
    async stop() {
      stopping.abort();
      await Promise.all(underWay.values());
    },
  };
}

async function deliverTo(destination: Destination, ground: Ground, stopped: AbortSignal): Promise<void> {
  const { db, clock } = ground;
  while (!stopped.aborted) {
    const claimed = await claimDeliveries(db, { destination, nowMs: clock(), forMs: claimMs, most: atOnce });
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((delivery) => attempt(delivery, ground, stopped)));
  }
}

async function attempt(delivery: Delivery, ground: Ground, stopped: AbortSignal): Promise<void> {
  const { db, settings, clock, log } = ground;
  const url = addressOf(delivery.destination, settings);
  if (!url) return settleDelivery(db, delivery.id, { state: "parked", outcome: "no address is set", nowMs: clock() });
  const { id, attempts } = delivery;
  const outcome = await send(delivery, url, ground, stopped);
  if (outcome.kind === "stopped") return freeClaim(db, id);
  const settlement = settle(delivery, outcome, clock());
  await settleDelivery(db, id, settlement);
  log.info(
    { id, destination: delivery.destination, attempt: attempts, outcome: settlement.outcome, state: settlement.state },
    "delivery attempted",
  );
}

function send(delivery: Delivery, url: string, ground: Ground, stopped: AbortSignal): Promise<Outcome> {
  const { id, body, attempts, destination } = delivery;
  if (destination === "mail")
    return sendMail({ transportUrl: url, from: ground.sender(), id, mail: readMail(body), stopped });
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
