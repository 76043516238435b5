import { addressIn, headerOf, type IncomingMail, type MailHeader } from "./incoming-mail.ts";
import { isAutomatic } from "./is-automatic.ts";
import { type Failure, isGone, refusesSender } from "./judge-bounce.ts";
import { type MailThread, threadOf } from "./mail-thread.ts";
import { answeredIds, returnedIds } from "./own-mail-ids.ts";
import { readFieldGroups } from "./read-head.ts";
import { isReturned, readReturned } from "./read-returned.ts";
import { replyText } from "./reply-text.ts";

export type IncomingKind =
  /** The address is gone. */
  | "hard bounce"
  /** It came back or is delayed, and the address may be fine. */
  | "soft bounce"
  /** It came back because this site's own address or server is refused. */
  | "refused sender"
  | "complaint"
  /** Out of office, receipts and other answers of programs. */
  | "automatic"
  | "reply";

export type JudgedMail = {
  kind: IncomingKind;
  /** Possible ids of our mails that it answers, the likeliest first. */
  ids: string[];
  from: string;
  subject: string;
  thread: MailThread;
  /** A reply's text without its quotes; a bounce's reason in the server's words. */
  text: string;
};

const maxReason = 300;

/** Classifies an incoming mail, and finds the ids of our mails that it may answer. */
export function judgeIncomingMail(mail: IncomingMail): JudgedMail {
  const { kind, text = "" } = judge(mail);
  return {
    kind,
    // Anybody can quote a mail's source, so returned ids count in programs' mails only.
    ids: kind === "reply" ? answeredIds(mail) : returnedIds(mail),
    from: addressIn(headerOf(mail, "from")),
    subject: headerOf(mail, "subject"),
    thread: threadOf(mail),
    text: kind === "reply" ? text : text.slice(0, maxReason),
  };
}

type Judgement = { kind: IncomingKind; text?: string };

function judge(mail: IncomingMail): Judgement {
  const partOf = (type: RegExp) => mail.parts.find((part) => type.test(part.type))?.text;
  const report = partOf(/^message\/feedback-report$/);
  if (report !== undefined) return { kind: isComplaint(report) ? "complaint" : "automatic" };
  if (isOutlookComplaint(mail)) return { kind: "complaint" };
  const status = partOf(/^message\/(?:global-)?delivery-status$/);
  const judged = status === undefined ? undefined : judgeStatus(status, mail);
  if (judged) return judged;
  if (isReturned(mail)) return judgeReturned(mail);
  return isAutomatic(mail) ? { kind: "automatic" } : { kind: "reply", text: replyText(mail.text) };
}

/** RFC 5965: reports of forgeries and corrections come in the same form. */
const isComplaint = (report: string) =>
  !/^feedback-type:\s*(?:not-spam|auth-failure|dmarc)/im.test(report) || /^feedback-type:\s*abuse/im.test(report);

/** Microsoft's Junk Mail Reporting Program writes no report. */
const isOutlookComplaint = (mail: IncomingMail) =>
  /^staff@hotmail\.com$/.test(addressIn(headerOf(mail, "from"))) &&
  /^complaint about message from /i.test(headerOf(mail, "subject"));

/** A delivery status (RFC 3464); undefined if it names no recipient. */
function judgeStatus(status: string, mail: IncomingMail): Judgement | undefined {
  const groups = readFieldGroups(status).filter((group) => of(group, "action") || of(group, "status"));
  const worst = groups.map((group) => judgeRecipient(group, mail)).toSorted((one, other) => rank(one) - rank(other))[0];
  return worst;
}

const order: IncomingKind[] = ["hard bounce", "refused sender", "soft bounce", "automatic"];
const rank = ({ kind }: Judgement) => order.indexOf(kind);

const of = (group: readonly MailHeader[], name: string) => group.find((each) => each.name === name)?.value ?? "";

function judgeRecipient(group: MailHeader[], mail: IncomingMail): Judgement {
  const action = of(group, "action").toLowerCase();
  if (/^(?:deliver|relay|expand)/.test(action) || /^2/.test(of(group, "status"))) return { kind: "automatic" };
  const diagnostic = of(group, "diagnostic-code").replace(/^[\w-]+;\s*/, "");
  const { status: [first = ""] = [] } = { status: /\d\.\d{1,3}\.\d{1,3}/.exec(of(group, "status")) ?? [] };
  const words = diagnostic || readReturned(mail).words;
  const named = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(words)?.[0];
  // "5.0.0" is unspecific; the code in the server's words may be better.
  const status = /^\d\.0\.0$/.test(first) ? (named ?? first) : first || (named ?? "");
  const isFinal = !/^delayed/.test(action);
  return judgeFailure({ status, words, isFinal });
}

const judgeReturned = (mail: IncomingMail) => judgeFailure(readReturned(mail));

function judgeFailure(failure: Failure): Judgement {
  if (isGone(failure)) return { kind: "hard bounce", text: failure.words };
  return { kind: refusesSender(failure) ? "refused sender" : "soft bounce", text: failure.words };
}
