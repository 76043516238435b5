import type { Destination } from "../destinations.ts";
import { attemptDelivery } from "./attempt-delivery.ts";
import type { DeliveryDeps } from "./delivery-deps.ts";
import { claimMails } from "./queries/claim-mails.ts";
import { bringNextForward, claimDeliveries, type Delivery, dueDestinations } from "./queries/outbox.ts";

export const deliveryIntervalMs = 250;
/** Longer than an attempt can take: after a crash the claim expires. */
const claimMs = 60_000;
const maxConcurrent = 8;

/** Sends due deliveries with one worker for each destination, so that a slow receiver delays nobody else's. */
export function makeDeliverer(deps: DeliveryDeps) {
  const workers = new Map<Destination, ReturnType<typeof makeWorker>>();
  const stopping = new AbortController();
  const workerFor = (destination: Destination) => {
    const worker = workers.get(destination) ?? makeWorker(destination, deps, stopping.signal);
    workers.set(destination, worker);
    return worker;
  };
  const run = async () => {
    // A staging copy may hold what is due on the real site.
    if (deps.settings.sendsNothing) return;
    for (const destination of await dueDestinations(deps.db, deps.clock())) {
      // Mails wait until mail is set up.
      if (destination !== "mail" || deps.settings.smtpUrl) workerFor(destination).claimMore();
    }
  };
  return {
    run,
    /** Call it after adding to the outbox. */
    wake: () => void run().catch((error: unknown) => deps.log.error({ err: error }, "deliveries not started")),
    /** Aborts attempts under way; their deliveries stay due. */
    async stop() {
      stopping.abort();
      await Promise.all([...workers.values()].map((worker) => worker.whenIdle()));
    },
  };
}

function claim(destination: Destination, limit: number, { db, clock, settings }: DeliveryDeps) {
  const asked = { nowMs: clock(), forMs: claimMs, limit };
  if (destination === "mail") return claimMails(db, { ...asked, perHour: settings.mailsPerHour });
  return claimDeliveries(db, { ...asked, destination });
}

/** Deliveries to one destination: a few at once, the next as soon as one is done. */
function makeWorker(destination: Destination, deps: DeliveryDeps, signal: AbortSignal) {
  const inFlight = new Map<string, Promise<void>>();
  const endsOutage = makeOutageDetector();
  let claiming: Promise<void> | undefined;
  let isClaiming = false;
  let isRerunRequested = false;

  /** After an outage, each success releases one more delivery: all of them in the end, never in a burst. */
  async function attempt(delivery: Delivery) {
    const isDelivered = await attemptDelivery(delivery, deps, signal);
    if (isDelivered !== undefined && endsOutage({ isDelivered, attemptsBefore: delivery.attempts }))
      await bringNextForward(deps.db, destination, deps.clock());
  }

  /** Claims can expire early if the clock jumps, so skip deliveries already in flight. */
  function begin(delivery: Delivery) {
    if (inFlight.has(delivery.id)) return;
    const work = attempt(delivery)
      .catch((error: unknown) => deps.log.error({ err: error, destination }, "delivery not recorded"))
      .then(() => claiming)
      .finally(() => {
        inFlight.delete(delivery.id);
        claimMore();
      });
    inFlight.set(delivery.id, work);
  }

  /** Between the last check of `isRerunRequested` and the end there is no await, so no request is lost. */
  async function claimAndBegin() {
    try {
      while (isRerunRequested && inFlight.size < maxConcurrent && !signal.aborted) {
        isRerunRequested = false;
        const limit = maxConcurrent - inFlight.size;
        (await claim(destination, limit, deps)).forEach(begin);
      }
    } catch (error) {
      deps.log.error({ err: error, destination }, "deliveries not claimed");
    } finally {
      isClaiming = false;
    }
  }

  /** Claims as many as there is room for; calls meanwhile cause one more run. */
  function claimMore() {
    isRerunRequested = true;
    if (isClaiming) return;
    isClaiming = true;
    claiming = claimAndBegin();
  }

  return {
    claimMore,
    async whenIdle() {
      await claiming;
      await Promise.all(inFlight.values());
    },
  };
}

/** This many failures in a row are an outage; fewer are the delivery's own. */
const minFailures = 3;

/**
 * Detects the end of an outage: the first success after several failures, or of a delivery that had failed several
 * times.
 */
export function makeOutageDetector() {
  let failures = 0;
  return ({ isDelivered, attemptsBefore }: { isDelivered: boolean; attemptsBefore: number }): boolean => {
    const endsOutage = isDelivered && Math.max(failures, attemptsBefore) >= minFailures;
    failures = isDelivered ? 0 : failures + 1;
    return endsOutage;
  };
}
