import { createHash } from "node:crypto";
import type { LeadEvent } from "#features/leads/rules/lead-event.ts";
import { noteReplyOfLead } from "#features/leads/server/queries/lead-contact.ts";
import { addLeadEvent } from "#features/leads/server/queries/lead-events.ts";
import { noteAnswered } from "#features/leads/server/queries/lead-steps.ts";
import {
  addThreadMail,
  findPersonOfThread,
  type ThreadMail,
  threadMailId,
} from "#features/leads/server/queries/thread-mails.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Emit } from "#platform/process/server/events.ts";
import { lineText, tidyText } from "#platform/text/tidy-text.ts";
import type { JudgedMail } from "../rules/judge-incoming-mail.ts";
import { messageIdIn } from "../rules/mail-thread.ts";
import { readHead } from "../rules/read-head.ts";
import { type AnsweredMail, addTakenMail, findAnsweredMail } from "./taken-mails.ts";

type Deps = {
  db: Db;
  nowMs: number;
  makeId: () => string;
  ownAddresses: readonly string[];
  emit: Emit;
  /** The folder that it lies in: nobody but the owner can put a mail into that of sent ones. */
  folder?: "inbox" | "sent";
};

const maxSubject = 200;
const maxReason = 300;

/**
 * Stores an answer to a mail of this site, or of a thread with a person, once, with its consequences. False for every
 * other mail, of which nothing is kept.
 */
export async function takeMail(source: Buffer, judged: JudgedMail, deps: Deps): Promise<boolean> {
  const { db, folder = "inbox" } = deps;
  const answered = (await findAnsweredMail(db, judged.ids)) ?? (await findAnsweredThread(db, judged));
  if (!answered) return false;
  if (folder === "sent") return isWrittenTo(judged, answered) && takeSent(idOf(source), judged, answered, deps);
  return isAboutPerson(judged, answered, deps.ownAddresses) && takeReceived(idOf(source), judged, answered, deps);
}

/** Programs' mails count only if they return a mail of ours: what else they name, anybody can. */
async function findAnsweredThread(db: Db, { kind, thread }: JudgedMail): Promise<AnsweredMail | undefined> {
  const about = kind === "reply" ? await findPersonOfThread(db, thread.references) : undefined;
  return about === undefined ? undefined : { id: "", about, recipient: "owner" };
}

function takeReceived(id: string, judged: JudgedMail, answered: AnsweredMail, deps: Deps): Promise<boolean> {
  const { db, nowMs, makeId, emit } = deps;
  const { about } = answered;
  return db.transaction().execute(async (tx) => {
    const lead = await lockLead(tx, about);
    const taken = { id, kind: judged.kind, delivery_id: answered.id, about, taken_at: nowMs };
    if (!(await addTakenMail(tx, taken))) return false;
    if (judged.kind === "reply" && lead) {
      if (!(await addThreadMail(tx, asThreadMail(id, judged, { lead_id: lead.id, direction: "in", at: nowMs }))))
        return false;
      await noteReplyOfLead(tx, lead.id, nowMs);
    }
    const event = eventOf(id, judged, answered);
    if (event && lead) await addLeadEvent(tx, { id: makeId(), leadId: lead.id, ...event, atMs: nowMs });
    const why = stopsBy[judged.kind];
    if (why) await emit(tx, "stopped", { email: about, why, nowMs });
    return true;
  });
}

/** A mail to the person that was written in a mail program. */
function takeSent(id: string, judged: JudgedMail, { about }: AnsweredMail, deps: Deps): Promise<boolean> {
  const { db, nowMs, makeId, emit } = deps;
  const { subject, text, from, thread } = judged;
  const at = Math.min(nowMs, thread.dateMs || nowMs);
  return db.transaction().execute(async (tx) => {
    const lead = await lockLead(tx, about);
    if (!lead) return false;
    if (!(await addThreadMail(tx, asThreadMail(id, judged, { lead_id: lead.id, direction: "out", at })))) return false;
    const details = { mailId: id, subject: lineText(subject, maxSubject), text: tidyText(text, "lines") };
    const event = { kind: "answered" as const, details: { ...details, from: lineText(from, maxSubject) } };
    await addLeadEvent(tx, { id: makeId(), leadId: lead.id, ...event, atMs: at });
    return noteAnswered(tx, lead.id, at, { nowMs, makeId, emit });
  });
}

async function lockLead(tx: Db, about: string) {
  await advisoryLock(tx, `lead ${about}`);
  return tx.selectFrom("leads").select("id").where("email_folded", "=", about).executeTakeFirst();
}

type Placed = Pick<ThreadMail, "lead_id" | "direction" | "at">;

const asThreadMail = (id: string, { from, subject, text, thread }: JudgedMail, placed: Placed): ThreadMail => ({
  ...{ id, ...placed, message_id: thread.messageId, reference_ids: thread.references.join(" ") },
  ...{ thread_index: thread.threadIndex, sender: lineText(from, maxSubject), subject: lineText(subject, maxSubject) },
  ...{ text: tidyText(text, "lines"), whole: tidyText(thread.whole, "lines") },
});

const stopsBy = {
  reply: "reply",
  "hard bounce": "bounce",
  complaint: "complaint",
  "soft bounce": "",
  "refused sender": "",
  automatic: "",
} as const;

/**
 * Whether an answer comes from the person, not from the owner, whose mails answer in the same thread. An answer to a
 * mail for the owner, or to any that is not ours, must be a reply from the person's address.
 */
function isAboutPerson(
  { kind, from }: JudgedMail,
  { about, recipient }: AnsweredMail,
  own: readonly string[],
): boolean {
  if (recipient === "owner") return kind === "reply" && from === about;
  return kind !== "reply" || !own.includes(from) || from === about;
}

const isWrittenTo = ({ kind, thread }: JudgedMail, { about }: AnsweredMail) =>
  kind === "reply" && thread.to.includes(about);

function eventOf(mailId: string, judged: JudgedMail, { id, about }: AnsweredMail): LeadEvent | undefined {
  const { kind, from, subject, text } = judged;
  if (kind === "automatic") return undefined;
  if (kind === "complaint") return { kind: "complained", details: { deliveryId: id } };
  if (kind !== "reply") {
    const reason = lineText(text, maxReason);
    return { kind: "bounced", details: { deliveryId: id, isHard: kind === "hard bounce", reason } };
  }
  const sender = from === about ? {} : { from: lineText(from, maxSubject) };
  const words = { subject: lineText(subject, maxSubject), text: tidyText(text, "lines") };
  return { kind: "replied", details: { deliveryId: id, mailId, ...words, ...sender } };
}

/** By its Message-ID, else by its beginning. */
function idOf(source: Buffer): string {
  const head = source.subarray(0, 32 * 1024).toString("latin1");
  const messageId = messageIdIn({ headers: readHead(head) });
  return messageId ? threadMailId(messageId) : createHash("sha256").update(head).digest("base64url").slice(0, 32);
}
