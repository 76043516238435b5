import { readMail } from "#platform/mail/server/mail.ts";
import { sendMail } from "#platform/mail/server/send-mail.ts";
import type { DeliveryDeps } from "#platform/outbox/server/delivery-deps.ts";
import { type Delivery, freeClaim } from "#platform/outbox/server/queries/outbox.ts";
import { beginOnce, recordOfOnce, recordOnce } from "#platform/outbox/server/queries/send-once.ts";
import { mailFilesOf } from "./answer-files.ts";

/** Sends an answer, once at most. Returns as `attemptDelivery` does. */
export async function attemptAnswer(
  delivery: Delivery,
  { db, settings, clock, log, sender }: DeliveryDeps,
  stopped: AbortSignal,
): Promise<boolean | undefined> {
  const { id } = delivery;
  if (!settings.smtpUrl || stopped.aborted) {
    await freeClaim(db, id);
    return undefined;
  }
  if (!(await beginOnce(db, id, clock()))) return undefined;
  const mail = readMail(delivery.body);
  const outcome = await sendMail({
    ...{ transportUrl: settings.smtpUrl, from: mail.personal?.from ?? sender(), id, mail, stopped },
    ...{ files: await mailFilesOf(db, id), signature: settings.dkim, timeoutMs },
  });
  const record = recordOfOnce(delivery, outcome, clock());
  await db.transaction().execute((tx) => recordOnce(tx, id, clock(), record));
  log.info({ id, outcome: record.outcome, state: record.state }, "answer attempted");
  return outcome.kind === "delivered";
}

/** Files take longer; the mark that it is being sent holds for a minute. */
const timeoutMs = 55_000;
