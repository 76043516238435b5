import { nanoid } from "nanoid";
import { addLeadEvent } from "#features/leads/server/queries/lead-events.ts";
import { noteAnswered } from "#features/leads/server/queries/lead-steps.ts";
import { addThreadMail, threadMailId } from "#features/leads/server/queries/thread-mails.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { filesSentMails } from "#platform/mail/mail-providers.ts";
import { readMail } from "#platform/mail/server/mail.ts";
import { messageIdOf } from "#platform/mail/server/send-mail.ts";
import type { Emit } from "#platform/process/server/events.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { listEnded } from "./queries/answers.ts";

type Deps = { db: Db; settings: Settings; emit: Emit };
type Ended = Awaited<ReturnType<typeof listEnded>>[number];

const atOnce = 20;

/**
 * Notes what became of answers whose message has ended, whoever ended it: this process, or one that was killed since. One
 * that has left, or may have, stands in the thread and ends the waiting.
 */
export async function noteOutcomes(deps: Deps): Promise<void> {
  for (const ended of await listEnded(deps.db, atOnce)) await noteOutcome(ended, deps);
}

function noteOutcome(ended: Ended, { db, settings, emit }: Deps): Promise<void> {
  const hasLeft = ended.state === "delivered" || ended.state === "unknown";
  const state = ended.state === "delivered" ? "sent" : hasLeft ? "unknown" : "failed";
  const isFiled = state === "sent" && settings.imapUrl && !filesSentMails(settings.smtpUrl);
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .updateTable("answers")
      .set({ state, ...(isFiled ? { filing: "due" as const, filing_due: ended.settled_at } : {}) })
      .where("id", "=", ended.id)
      .where("state", "=", "queued")
      .returning("id")
      .execute();
    if (rows.length > 0 && hasLeft) await noteSent(tx, ended, emit);
  });
}

async function noteSent(tx: Db, { id, lead_id, text: own, body, settled_at }: Ended, emit: Emit): Promise<void> {
  const { subject, text, personal } = readMail(body);
  if (!personal) return;
  const { from, dateMs, references, threadIndex } = personal;
  const messageId = messageIdOf(id, from);
  const mailId = threadMailId(messageId);
  await addThreadMail(tx, {
    ...{ id: mailId, lead_id, direction: "out", message_id: messageId, reference_ids: references.join(" ") },
    ...{ thread_index: threadIndex, sender: from.address, subject, text: own, whole: text, at: dateMs },
  });
  const atMs = settled_at ?? dateMs;
  const details = { mailId, subject, text: own };
  await addLeadEvent(tx, { id: nanoid(), leadId: lead_id, kind: "answered", details, atMs });
  await noteAnswered(tx, lead_id, dateMs, { nowMs: atMs, makeId: nanoid, emit });
}
