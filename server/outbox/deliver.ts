import type { Destination } from "#server/outgoing/webhooks/destinations.ts";
import { claimMails } from "#server/tables/outbox/claim-mails.ts";
import { bringNextForward, claimDeliveries, type Delivery, dueDestinations } from "#server/tables/outbox/outbox.ts";
import { attemptDelivery, type DeliveryDeps } from "./attempt-delivery.ts";
import { makeReturnDetector } from "./resume-after-outage.ts";

export const deliveryIntervalMs = 250;
/** Longer than an attempt can take: a claim that outlives it was left by a process that died. */
const claimMs = 60_000;
const atOnce = 8;

/** Sends what is due, to each destination by itself: a slow receiver holds up nobody else's messages. */
export function makeDeliverer(deps: DeliveryDeps) {
  const lanes = new Map<Destination, ReturnType<typeof makeLane>>();
  const stopping = new AbortController();
  const laneTo = (destination: Destination) => {
    const lane = lanes.get(destination) ?? makeLane(destination, deps, stopping.signal);
    lanes.set(destination, lane);
    return lane;
  };
  const run = async () => {
    for (const destination of await dueDestinations(deps.db, deps.clock())) {
      // Mails wait until there is somebody to carry them.
      if (destination !== "mail" || deps.settings.smtpUrl) laneTo(destination).fill();
    }
  };
  return {
    run,
    /** Something has just been put into the outbox. */
    wake: () => void run().catch((error: unknown) => deps.log.error({ err: error }, "deliveries not begun")),
    /** Breaks off what is under way; it stays in the outbox, due as before. */
    async stop() {
      stopping.abort();
      await Promise.all([...lanes.values()].map((lane) => lane.stopped()));
    },
  };
}

function claim(destination: Destination, limit: number, { db, clock, settings }: DeliveryDeps) {
  const claim = { nowMs: clock(), forMs: claimMs, limit };
  if (destination === "mail") return claimMails(db, { ...claim, perHour: settings.mailsPerHour });
  return claimDeliveries(db, { ...claim, destination });
}

/** What goes to one destination: a few messages at once, the next as soon as one of them is done. */
function makeLane(destination: Destination, deps: DeliveryDeps, stopped: AbortSignal) {
  const underWay = new Map<string, Promise<void>>();
  const isReturn = makeReturnDetector();
  let filling: Promise<void> | undefined;
  let isFilling = false;
  let isAsked = false;

  /** Whoever is there again takes one message more for each that gets through, and so all of them, never in a rush. */
  async function attempt(delivery: Delivery) {
    const isDelivered = await attemptDelivery(delivery, deps, stopped);
    if (isDelivered !== undefined && isReturn({ isDelivered, attemptsBefore: delivery.attempts }))
      await bringNextForward(deps.db, destination, deps.clock());
  }

  /**
   * A claim may seem to be over while its attempt goes on, when the clock is put forward: whoever is looking at that
   * moment finds the message once more.
   */
  function begin(delivery: Delivery) {
    if (underWay.has(delivery.id)) return;
    const work = attempt(delivery)
      .catch((error: unknown) => deps.log.error({ err: error, destination }, "delivery not recorded"))
      .then(() => filling)
      .finally(() => {
        underWay.delete(delivery.id);
        fill();
      });
    underWay.set(delivery.id, work);
  }

  /** Nothing may come between its last look and its end: who asks in between would wait for the next beat. */
  async function claimAndBegin() {
    try {
      while (isAsked && underWay.size < atOnce && !stopped.aborted) {
        isAsked = false;
        const limit = atOnce - underWay.size;
        (await claim(destination, limit, deps)).forEach(begin);
      }
    } catch (error) {
      deps.log.error({ err: error, destination }, "deliveries not claimed");
    } finally {
      isFilling = false;
    }
  }

  /** Asks for as many as there is room for; what asks meanwhile is answered by one more look. */
  function fill() {
    isAsked = true;
    if (isFilling) return;
    isFilling = true;
    filling = claimAndBegin();
  }

  return {
    fill,
    async stopped() {
      await filling;
      await Promise.all(underWay.values());
    },
  };
}
