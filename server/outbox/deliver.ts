import type { Destination } from "#server/outgoing/webhooks/destinations.ts";
import { claimMails } from "#server/tables/outbox/claim-mails.ts";
import { bringNextForward, claimDeliveries, type Delivery, dueDestinations } from "#server/tables/outbox/outbox.ts";
import { attemptDelivery, type DeliveryDeps } from "./attempt-delivery.ts";
import { makeReturnDetector } from "./resume-after-outage.ts";

export const deliveryIntervalMs = 250;
/** Longer than an attempt can take: after a crash the claim expires. */
const claimMs = 60_000;
const maxConcurrent = 8;

/** Sends due deliveries, a lane for each destination: a slow receiver delays nobody else's. */
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
      // Mails wait until mail is set up.
      if (destination !== "mail" || deps.settings.smtpUrl) laneTo(destination).fill();
    }
  };
  return {
    run,
    /** Call it after adding to the outbox. */
    wake: () => void run().catch((error: unknown) => deps.log.error({ err: error }, "deliveries not started")),
    /** Aborts attempts under way; their deliveries stay due. */
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

/** Deliveries to one destination: a few at once, the next as soon as one is done. */
function makeLane(destination: Destination, deps: DeliveryDeps, stopped: AbortSignal) {
  const inFlight = new Map<string, Promise<void>>();
  const isReturn = makeReturnDetector();
  let filling: Promise<void> | undefined;
  let isFilling = false;
  let isAsked = false;

  /** After an outage, each success releases one more delivery: all of them in the end, never in a burst. */
  async function attempt(delivery: Delivery) {
    const isDelivered = await attemptDelivery(delivery, deps, stopped);
    if (isDelivered !== undefined && isReturn({ isDelivered, attemptsBefore: delivery.attempts }))
      await bringNextForward(deps.db, destination, deps.clock());
  }

  /** If the clock jumps forward during an attempt, its claim seems to have expired, and the delivery is found again. */
  function begin(delivery: Delivery) {
    if (inFlight.has(delivery.id)) return;
    const work = attempt(delivery)
      .catch((error: unknown) => deps.log.error({ err: error, destination }, "delivery not recorded"))
      .then(() => filling)
      .finally(() => {
        inFlight.delete(delivery.id);
        fill();
      });
    inFlight.set(delivery.id, work);
  }

  /** No await between the last look and the end: a request in between would wait for the next interval. */
  async function claimAndBegin() {
    try {
      while (isAsked && inFlight.size < maxConcurrent && !stopped.aborted) {
        isAsked = false;
        const limit = maxConcurrent - inFlight.size;
        (await claim(destination, limit, deps)).forEach(begin);
      }
    } catch (error) {
      deps.log.error({ err: error, destination }, "deliveries not claimed");
    } finally {
      isFilling = false;
    }
  }

  /** Claims as many as there is room for; calls meanwhile cause one more look. */
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
      await Promise.all(inFlight.values());
    },
  };
}
