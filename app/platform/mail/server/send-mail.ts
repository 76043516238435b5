import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { mayLeave, stagingReason } from "#platform/outgoing/server/staging.ts";
import type { Signature } from "./dkim-key.ts";
import type { Mail } from "./mail.ts";

export type OutgoingMail = {
  transportUrl: string;
  from: { name: string; address: string };
  /** The same on every attempt, so that a mail program can drop a repeat. */
  id: string;
  mail: Mail;
  files?: readonly MailFile[];
  stopped: AbortSignal;
  /** With it mails are signed (DKIM), for the domain of the sender. */
  signature?: Signature | undefined;
  /** For the whole attempt, if shorter than the default. */
  timeoutMs?: number;
};

/** `read` begins anew each time; the pieces are small, so that others run in between. */
export type MailFile = { filename: string; contentType: string; read: () => AsyncIterable<Uint8Array> };

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
  const { transportUrl, stopped, timeoutMs = wholeMs } = outgoing;
  const stepMs = Math.min(maxStepMs, timeoutMs);
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
    ...signingOf(outgoing),
  } as object);
  const sending = transport
    .sendMail(asMessage(outgoing))
    .then(({ response }): MailOutcome => ({ kind: "delivered", status: Number.parseInt(response, 10) || 250 }), judge);
  const ended = await Promise.race([sending, cutShort(stopped, timeoutMs)]);
  transport.close();
  if (ended.kind === "delivered" || ended.kind === "refused") return ended;
  return watched.isBegun() ? { ...ended, mayHaveLeft: true } : ended;
}

/** The bytes of a mail as `sendMail` sends them, to be filed. */
export async function writeOutMail(outgoing: Pick<OutgoingMail, "from" | "id" | "mail" | "files" | "signature">) {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ streamTransport: true, newline: "windows", ...signingOf(outgoing) } as object);
  const { message } = await transport.sendMail(asMessage(outgoing));
  return buffer(message as unknown as Readable);
}

const domainOf = ({ address }: OutgoingMail["from"]) => address.split("@")[1] ?? "";

export const messageIdOf = (id: string, from: OutgoingMail["from"]) => `<${id}@${domainOf(from)}>`;

const signingOf = ({ from, signature }: Pick<OutgoingMail, "from" | "signature">) =>
  signature ? { dkim: { domainName: domainOf(from), ...signature, headerFieldNames: signedFields } } : {};

/** Header fields that must arrive unchanged; by default the library does not sign the last two. */
const signedFields =
  "From:Reply-To:In-Reply-To:References:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post";

/** Watches whether the text of a mail was begun: before that, the server cannot have taken it. */
function watchText() {
  let isBegun = false;
  const log = (entry: { tnx?: string }, line?: unknown) => {
    isBegun ||= entry.tnx === "client" && String(line).startsWith("DATA");
  };
  const logger = { trace: log, debug: log, info: log, warn: log, error: log, fatal: log };
  return { logger, isBegun: () => isBegun };
}

type Written = Pick<OutgoingMail, "from" | "id" | "mail" | "files" | "signature">;

/**
 * A mail in nodemailer's terms: an appointment both as a part for calendar programs and as a file. One click is offered
 * only where a signature covers it (RFC 8058).
 */
function asMessage({ from, id, mail, files = [], signature }: Written) {
  const { appointment, unsubscribe, personal, ...words } = mail;
  const leaving = unsubscribe && {
    "List-Unsubscribe": `<${unsubscribe}>`,
    ...(signature ? { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {}),
  };
  // Some services replace the Message-ID; answers then still name this one.
  const ownThread = `<${id}@thread.${domainOf(from)}>`;
  return {
    from,
    messageId: messageIdOf(id, from),
    ...words,
    ...(personal ? inThread(personal, id, ownThread) : { references: ownThread }),
    headers: personal ? threadHeader(personal) : { "Auto-Submitted": "auto-generated", ...(leaving || {}) },
    attachments: files.map(({ filename, contentType, read }) => ({
      ...{ filename, contentType, contentDisposition: "attachment" as const },
      content: Readable.from(read()),
    })),
    ...(appointment ? { icalEvent: { filename: "consultation.ics", ...appointment } } : {}),
  };
}

type Personal = NonNullable<Mail["personal"]>;

const inThread = ({ dateMs, inReplyTo, references }: Personal, id: string, ownThread: string) => ({
  date: new Date(dateMs),
  ...(inReplyTo ? { inReplyTo } : {}),
  references: [...references, ownThread],
  baseBoundary: id,
});

const threadHeader = ({ threadIndex }: Personal) => (threadIndex ? { "Thread-Index": threadIndex } : {});

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
