import type { Mail } from "./mail.ts";

export type OutgoingMail = {
  transportUrl: string;
  from: { name: string; address: string };
  /** The same on every attempt, so that a mail program can drop a repeat. */
  id: string;
  mail: Mail;
  stopped: AbortSignal;
  /** For the whole attempt, if it is to end sooner than a usual one. */
  timeoutMs?: number;
};

export type MailOutcome =
  | { kind: "delivered"; status: number }
  | { kind: "refused"; status: number }
  | { kind: "timeout" }
  | { kind: "stopped" }
  | { kind: "unreachable"; reason: string };

const maxStepMs = 10_000;
const wholeMs = 30_000;

/** One attempt to pass a mail to the owner's mail server. Never throws. */
export async function sendMail(outgoing: OutgoingMail): Promise<MailOutcome> {
  const { transportUrl, from, id, mail, stopped, timeoutMs = wholeMs } = outgoing;
  const stepMs = Math.min(maxStepMs, timeoutMs);
  // Loaded on demand, because the library is slow to load.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport(transportUrl, {
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: 2 * stepMs,
    dnsTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  const domain = from.address.split("@")[1];
  const sending = transport
    // Some services write a Message-ID of their own; answers then still name this.
    .sendMail({ from, messageId: `<${id}@${domain}>`, references: `<${id}@thread.${domain}>`, ...asMessage(mail) })
    .then(({ response }): MailOutcome => ({ kind: "delivered", status: Number.parseInt(response, 10) || 250 }), judge);
  const ended = await Promise.race([sending, cutShort(stopped, timeoutMs)]);
  transport.close();
  return ended;
}

/** A mail in nodemailer's terms: an appointment both as a part for calendar programs and as a file. */
function asMessage({ appointment, unsubscribe, ...mail }: Mail) {
  const leaving = unsubscribe && {
    "List-Unsubscribe": `<${unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return {
    ...mail,
    headers: { "Auto-Submitted": "auto-generated", ...(leaving || {}) },
    ...(appointment ? { icalEvent: { filename: "consultation.ics", ...appointment } } : {}),
  };
}

/** `originalCode` is the system's, where `code` is the library's class of it. */
type SmtpError = Error & { code?: string; originalCode?: string; responseCode?: number };

function judge(error: SmtpError): MailOutcome {
  if (error.responseCode) return { kind: "refused", status: error.responseCode };
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
