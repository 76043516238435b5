import { type MailOutcome, sendMail } from "#platform/mail/server/send-mail.ts";
import { deadLetteredState } from "#platform/outbox/delivery-status.ts";
import { planDelivery } from "#platform/outbox/plan-delivery.ts";
import type { DeliveryDeps } from "#platform/outbox/server/delivery-deps.ts";
import { type Delivery, freeClaim } from "#platform/outbox/server/queries/outbox.ts";
import { summarise } from "#platform/outbox/server/webhooks/send-webhook.ts";
import { letterPaths } from "../letter-paths.ts";
import { composeLetter } from "./compose-letter.ts";
import { letterMail } from "./letter-mail.ts";
import { beginCopy, type CopyRecord, recordCopy } from "./queries/letter-copies.ts";
import { stopLetters } from "./queries/stop-letters.ts";
import { mayLettersLeave } from "./queue-letters.ts";

/** Longer than an attempt can take. */
const attemptMs = 60_000;

/**
 * Sends one copy of a letter, once at most. It is marked as being sent before the connection opens; if the text may
 * have reached the mail server and no answer came, it is unknown and stays so. Returns as `attemptDelivery` does.
 */
export async function attemptLetter(
  delivery: Delivery,
  deps: DeliveryDeps,
  stopped: AbortSignal,
): Promise<boolean | undefined> {
  const { db, settings, clock, log } = deps;
  const { id } = delivery;
  const letter = await composeLetter(db, delivery.letter ?? "", { facts: deps.facts(), siteUrl: settings.siteUrl });
  if (!letter || !settings.smtpUrl || !mayLettersLeave(deps.facts()) || stopped.aborted) {
    await freeClaim(db, id);
    return undefined;
  }
  const begun = await beginCopy(db, { id, nowMs: clock(), forMs: attemptMs });
  if (!begun) return undefined;
  const { reader } = begun;
  const stop = settings.siteUrl + letterPaths.stop(reader.key);
  const mail = letterMail(letter, reader, deps.facts(), stop);
  const outcome = await sendMail({
    ...{ transportUrl: settings.smtpUrl, from: deps.sender(), id, mail, stopped },
    signature: settings.dkim,
  });
  const record = recordOf(delivery, outcome, clock());
  await recordCopy(db, { id, letter: begun.letter, nowMs: clock() }, record);
  if (record.state === deadLetteredState && isOfMailbox(outcome))
    await db.transaction().execute((tx) => stopLetters(tx, { email: reader.email, why: "bounce", nowMs: clock() }));
  log.info({ id, letter: begun.letter, outcome: record.outcome, state: record.state }, "letter attempted");
  return outcome.kind === "delivered";
}

/** Whether the server refuses this mailbox for good: a hard bounce. */
const isOfMailbox = (outcome: MailOutcome) => outcome.kind === "refused" && outcome.isOfMailbox === true;

function recordOf(delivery: Delivery, outcome: MailOutcome, nowMs: number): CopyRecord {
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
