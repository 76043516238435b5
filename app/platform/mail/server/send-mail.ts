import { mayLeave, stagingReason } from "#platform/outgoing/server/staging.ts";
import type { Signature } from "./dkim-key.ts";
import type { Mail } from "./mail.ts";

export type OutgoingMail = {
  transportUrl: string;
  from: { name: string; address: string };
  /** The same on every attempt, so that a mail program can drop a repeat. */
  id: string;
  mail: Mail;
  stopped: AbortSignal;
  /** With it mails are signed (DKIM), for the domain of the sender. */
  signature?: Signature | undefined;
  /** For the whole attempt, if shorter than the default. */
  timeoutMs?: number;
};

/** `mayHaveLeft`: the text was begun and no answer came, so the mail may have left. */
type Unanswered = { mayHaveLeft?: boolean };

export type MailOutcome =
  | { kind: "delivered"; status: number }
  /** `isOfMailbox`: refused for good, because of the receiver's address. */
  | { kind: "refused"; status: number; isOfMailbox?: boolean }
  | ({ kind: "timeout" } & Unanswered)
  | ({ kind: "stopped" } & Unanswered)
  | ({ kind: "unreachable"; reason: string } & Unanswered);

const maxStepMs = 10_000;
const wholeMs = 30_000;

/** One attempt to pass a mail to the owner's mail server. Never throws. */
export async function sendMail(outgoing: OutgoingMail): Promise<MailOutcome> {
  if (!mayLeave("SMTP")) return { kind: "unreachable", reason: stagingReason };
  const { transportUrl, from, id, mail, stopped, signature, timeoutMs = wholeMs } = outgoing;
  const stepMs = Math.min(maxStepMs, timeoutMs);
  const domain = from.address.split("@")[1] ?? "";
  const watched = watchText();
  // Loaded on demand, because the library is slow to load.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport(transportUrl, {
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: 2 * stepMs,
    dnsTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: watched.logger,
    transactionLog: true,
    ...(signature ? { dkim: { domainName: domain, ...signature, headerFieldNames: signedFields } } : {}),
  } as object);
  const sending = transport
    .sendMail({
      from,
      messageId: `<${id}@${domain}>`,
      // Some services replace the Message-ID; answers then still name this one.
      references: `<${id}@thread.${domain}>`,
      ...asMessage(mail, signature !== undefined),
    })
    .then(({ response }): MailOutcome => ({ kind: "delivered", status: Number.parseInt(response, 10) || 250 }), judge);
  const ended = await Promise.race([sending, cutShort(stopped, timeoutMs)]);
  transport.close();
  if (ended.kind === "delivered" || ended.kind === "refused") return ended;
  return watched.isBegun() ? { ...ended, mayHaveLeft: true } : ended;
}

/** Header fields that must arrive unchanged; by default the library does not sign the last two. */
const signedFields =
  "From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post";

/** Watches whether the text of a mail was begun: before that, the server cannot have taken it. */
function watchText() {
  let isBegun = false;
  const log = (entry: { tnx?: string }, line?: unknown) => {
    isBegun ||= entry.tnx === "client" && String(line).startsWith("DATA");
  };
  const logger = { trace: log, debug: log, info: log, warn: log, error: log, fatal: log };
  return { logger, isBegun: () => isBegun };
}

/**
 * A mail in nodemailer's terms: an appointment both as a part for calendar programs and as a file. One click is offered
 * only where a signature covers it (RFC 8058).
 */
function asMessage({ appointment, unsubscribe, ...mail }: Mail, isSigned: boolean) {
  const leaving = unsubscribe && {
    "List-Unsubscribe": `<${unsubscribe}>`,
    ...(isSigned ? { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {}),
  };
  return {
    ...mail,
    headers: { "Auto-Submitted": "auto-generated", ...(leaving || {}) },
    ...(appointment ? { icalEvent: { filename: "consultation.ics", ...appointment } } : {}),
  };
}

/** `originalCode` is the system's, where `code` is the library's class of it. */
type SmtpError = Error & { code?: string; originalCode?: string; responseCode?: number; command?: string };

/** Mailbox unknown, or not here (RFC 5321, 4.2.3). */
const ofMailbox = [550, 551, 553];

function judge(error: SmtpError): MailOutcome {
  // A server that offers no STARTTLS refuses the command.
  if (error.code === "ETLS") return { kind: "unreachable", reason: error.originalCode ?? error.code };
  if (error.responseCode) {
    const isOfMailbox = error.command === "RCPT TO" && ofMailbox.includes(error.responseCode);
    return { kind: "refused", status: error.responseCode, ...(isOfMailbox ? { isOfMailbox } : {}) };
  }
  if (error.code === "ETIMEDOUT") return { kind: "timeout" };
  return { kind: "unreachable", reason: error.originalCode ?? error.code ?? "unknown" };
}

function cutShort(stopped: AbortSignal, timeoutMs: number): Promise<MailOutcome> {
  const over = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
  const outcome = (): MailOutcome => ({ kind: stopped.aborted ? "stopped" : "timeout" });
  return new Promise((resolve) => {
    if (over.aborted) resolve(outcome());
    over.addEventListener("abort", () => resolve(outcome()), { once: true });
  });
}
