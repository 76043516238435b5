import { withLease } from "#platform/engine/server/leases.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { readMail } from "#platform/mail/server/mail.ts";
import { type MailboxPlace, openMailbox } from "#platform/mail/server/open-mailbox.ts";
import { messageIdOf, writeOutMail } from "#platform/mail/server/send-mail.ts";
import { mayLeave } from "#platform/outgoing/server/staging.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { mailFilesOf } from "./answer-files.ts";
import { listToFile, noteFiling } from "./queries/answers.ts";

type Deps = { db: Db; settings: Settings; clock: () => number; log: Logger; stopped: AbortSignal; leaseHolder: string };
type ToFile = Awaited<ReturnType<typeof listToFile>>[number];

const atOnce = 5;
const timeoutMs = 2 * 60_000;
/** Longer than all of a round can take. */
const leaseMs = (atOnce + 1) * timeoutMs;
const minuteMs = 60_000;
/** Over some three days. */
const pausesMs = [1, 5, 30, 120, 480, 960, 1440, 1440].map((minutes) => minutes * minuteMs);

/** Puts the very bytes of sent answers into the folder of sent mails. Nothing that happens here sends them again. */
export async function fileAnswers(deps: Deps): Promise<void> {
  const { db, settings, clock, leaseHolder: holder } = deps;
  const isDue = async () => settings.imapUrl && (await listToFile(db, clock(), 1)).length > 0;
  if (!mayLeave("IMAP") || !(await isDue())) return;
  await withLease(db, { name: "file sent mails", holder, nowMs: clock(), forMs: leaseMs }, async () => {
    for (const answer of await listToFile(db, clock(), atOnce)) await fileAnswer(answer, settings.imapUrl ?? "", deps);
  });
}

async function fileAnswer(answer: ToFile, url: string, { db, settings, clock, log, stopped }: Deps): Promise<void> {
  const { id, body, filing_tries: tries } = answer;
  const mail = readMail(body);
  if (!mail.personal) return;
  const { from, dateMs } = mail.personal;
  const files = await mailFilesOf(db, id);
  const bytes = await writeOutMail({ from, id, mail, files, signature: settings.dkim });
  const filing = await openMailbox({ url, folder: "sent", timeoutMs, stopped }, (client, { path }) =>
    fileOnce({ client, path }, messageIdOf(id, from), bytes, dateMs),
  );
  if (filing.kind === "stopped") return;
  log.info({ id, outcome: filing.kind === "open" ? "filed" : filing.reason }, "answer filed");
  if (filing.kind === "open") return noteFiling(db, id, { filing: "filed", filing_outcome: "" });
  const pause = pausesMs[tries];
  const next = pause === undefined ? { filing: "failed" as const } : { filing_due: clock() + pause };
  await noteFiling(db, id, { ...next, filing_tries: tries + 1, filing_outcome: filing.reason.slice(0, 200) });
}

/** A copy may be there: from before a crash, or because the mail service has put it there. */
async function fileOnce({ client, path }: MailboxPlace, messageId: string, bytes: Buffer, dateMs: number) {
  const found = await client.search({ header: { "message-id": messageId } }, { uid: true });
  if (found && found.length > 0) return;
  await client.append(path, bytes, ["\\Seen"], new Date(dateMs));
}
