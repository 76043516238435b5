import { createHash } from "node:crypto";
import type { LeadEvent } from "#features/leads/rules/lead-event.ts";
import { noteReplyOfLead } from "#features/leads/server/queries/lead-contact.ts";
import { addLeadEvent } from "#features/leads/server/queries/lead-events.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Emit } from "#platform/process/server/events.ts";
import { lineText, tidyText } from "#platform/text/tidy-text.ts";
import type { JudgedMail } from "../rules/judge-incoming-mail.ts";
import { readHead } from "../rules/read-head.ts";
import { type AnsweredMail, addTakenMail, findAnsweredMail } from "./taken-mails.ts";

type Deps = { db: Db; nowMs: number; makeId: () => string; ownAddresses: readonly string[]; emit: Emit };

const maxSubject = 200;
const maxReason = 300;

/**
 * Stores an answer to a mail of this site, once, with its consequences. False for every other mail, of which nothing is
 * kept.
 */
export async function takeMail(source: Buffer, judged: JudgedMail, deps: Deps): Promise<boolean> {
  const { db, nowMs, makeId, ownAddresses, emit } = deps;
  const answered = await findAnsweredMail(db, judged.ids);
  if (!answered || !isAboutPerson(judged, answered, ownAddresses)) return false;
  const { about } = answered;
  return db.transaction().execute(async (tx) => {
    await advisoryLock(tx, `lead ${about}`);
    const taken = { id: idOf(source), kind: judged.kind, delivery_id: answered.id, about, taken_at: nowMs };
    if (!(await addTakenMail(tx, taken))) return false;
    const event = eventOf(judged, answered);
    const lead = await tx.selectFrom("leads").select("id").where("email_folded", "=", about).executeTakeFirst();
    if (event && lead) await addLeadEvent(tx, { id: makeId(), leadId: lead.id, ...event, atMs: nowMs });
    if (judged.kind === "reply" && lead) await noteReplyOfLead(tx, lead.id, nowMs);
    const why = stopsBy[judged.kind];
    if (why) await emit(tx, "stopped", { email: about, why, nowMs });
    return true;
  });
}

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
 * mail for the owner must be a reply from the person's address.
 */
function isAboutPerson(
  { kind, from }: JudgedMail,
  { about, recipient }: AnsweredMail,
  own: readonly string[],
): boolean {
  if (recipient === "owner") return kind === "reply" && from === about;
  return kind !== "reply" || !own.includes(from) || from === about;
}

function eventOf({ kind, from, subject, text }: JudgedMail, { id, about }: AnsweredMail): LeadEvent | undefined {
  if (kind === "automatic") return undefined;
  if (kind === "complaint") return { kind: "complained", details: { deliveryId: id } };
  if (kind !== "reply") {
    const reason = lineText(text, maxReason);
    return { kind: "bounced", details: { deliveryId: id, isHard: kind === "hard bounce", reason } };
  }
  const sender = from === about ? {} : { from: lineText(from, maxSubject) };
  return {
    kind: "replied",
    details: { deliveryId: id, subject: lineText(subject, maxSubject), text: tidyText(text, "lines"), ...sender },
  };
}

/** The same id for the same mail in any mailbox: by its Message-ID, else by its beginning. */
function idOf(source: Buffer): string {
  const head = source.subarray(0, 32 * 1024).toString("latin1");
  const messageId = readHead(head).find(({ name }) => name === "message-id")?.value;
  return createHash("sha256")
    .update(messageId || head)
    .digest("base64url")
    .slice(0, 32);
}
