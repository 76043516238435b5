import { sendMail } from "#platform/mail/server/send-mail.ts";
import { deadLetteredState } from "#platform/outbox/delivery-status.ts";
import type { DeliveryDeps } from "#platform/outbox/server/delivery-deps.ts";
import { type Delivery, freeClaim } from "#platform/outbox/server/queries/outbox.ts";
import { isOfMailbox, recordOfOnce } from "#platform/outbox/server/queries/send-once.ts";
import { letterPaths } from "../letter-paths.ts";
import { composeLetter } from "./compose-letter.ts";
import { letterMail } from "./letter-mail.ts";
import { beginCopy, recordCopy } from "./queries/letter-copies.ts";
import { stopLetters } from "./queries/stop-letters.ts";
import { mayLettersLeave } from "./queue-letters.ts";

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
  const begun = await beginCopy(db, { id, nowMs: clock() });
  if (!begun) return undefined;
  const { reader } = begun;
  const stop = settings.siteUrl + letterPaths.stop(reader.key);
  const mail = letterMail(letter, reader, deps.facts(), stop);
  const outcome = await sendMail({
    ...{ transportUrl: settings.smtpUrl, from: deps.sender(), id, mail, stopped },
    signature: settings.dkim,
  });
  const record = recordOfOnce(delivery, outcome, clock());
  await recordCopy(db, { id, letter: begun.letter, nowMs: clock() }, record);
  if (record.state === deadLetteredState && isOfMailbox(outcome))
    await db.transaction().execute((tx) => stopLetters(tx, { email: reader.email, why: "bounce", nowMs: clock() }));
  log.info({ id, letter: begun.letter, outcome: record.outcome, state: record.state }, "letter attempted");
  return outcome.kind === "delivered";
}
