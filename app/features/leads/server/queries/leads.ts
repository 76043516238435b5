import type { GuideLinks } from "#facts/documents.ts";
import type { FormName } from "#facts/forms.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { duplicateWindowMs } from "#platform/http/duplicate-window-ms.ts";
import type { VisitorNetwork } from "#platform/http/server/visitor-network.ts";
import { foldEmail } from "#platform/mail/fold-email.ts";
import type { MailKind } from "#platform/mail/mail-kinds.ts";
import { isMailHeld } from "#platform/mail/server/mail-limits.ts";
import { addMessages, type Message } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Emit } from "#platform/process/server/events.ts";
import { asksSomething } from "../../rules/asks-something.ts";
import type { Lead } from "../../rules/check-lead.ts";
import type { Suspicion } from "../../rules/judge-sender.ts";
import type { Attribution } from "../../rules/read-attribution.ts";
import { countPost } from "./count-post.ts";
import { type Consent, noteContact } from "./lead-contact.ts";
import { noteSource } from "./lead-sources.ts";

export type SentForm = {
  form: FormName;
  lead: Lead;
  attribution: Attribution;
  /** The site's own host, which is no source of visitors. */
  ownHost: string;
  suspicion: Suspicion;
  nowMs: number;
  makeId: () => string;
  /** The messages that an entry causes, by the lead's id; queued with it. */
  messages: (leadId: string, id: string) => readonly Message[];
  /** To letters, if they agreed. */
  consent: Consent | undefined;
  emit: Emit;
  /** In the mail with a guide. */
  links: GuideLinks;
  network: VisitorNetwork | undefined;
  /** It shows the token of a page of ours. */
  isFromPage: boolean;
  /** Sent by the owner, as often as they like: neither a repeat nor a limit stops it. */
  isByOwner?: boolean;
};

export type StoredLead = {
  /** Whether the requested mail is held. */
  isMailHeld: boolean;
  /** The limit of its network's day, if it is beyond. */
  limit?: number | undefined;
  /** The stored entry, of which nothing tells but this id. */
  id?: string | undefined;
};

/** The mails to the sender of a form. */
const mailedKinds: MailKind[] = ["guide"];

/**
 * Stores a form entry with everything it causes, in one transaction. Spam, and what a network sends beyond a
 * limit, is marked and causes nothing; neither does a repeat.
 */
export function storeLead(db: Db, sent: SentForm): Promise<StoredLead> {
  const folded = foldEmail(sent.lead.email);
  return db.transaction().execute(async (tx) => {
    await advisoryLock(tx, `lead ${folded}`);
    const known = sent.isByOwner ? undefined : await findKnown(tx, sent);
    if (!known) return judgeEntry(tx, sent);
    const { id } = known;
    if (known.quarantine === "many") return { isMailHeld: true, id };
    return { id, isMailHeld: await isMailHeld(tx, { about: folded, kinds: mailedKinds, sinceMs: known.created_at }) };
  });
}

/** Of what is far too much, nothing is stored; its sender sees the same as others. */
async function judgeEntry(tx: Db, sent: SentForm): Promise<StoredLead> {
  if (sent.isByOwner) return insertEntry(tx, sent);
  const { verdict, max } = await countPost(tx, { ...sent, kind: sent.isFromPage ? "form page" : "form" });
  if (verdict === "taken") return insertEntry(tx, sent);
  if (verdict === "refused") return { isMailHeld: false, limit: max };
  const { id } = await insertEntry(tx, { ...sent, suspicion: sent.suspicion || "many" });
  return { isMailHeld: sent.suspicion === "", limit: max, id };
}

async function insertEntry(tx: Db, sent: SentForm): Promise<StoredLead> {
  const { form, lead, consent, suspicion, network, nowMs, makeId, isByOwner = false } = sent;
  const folded = foldEmail(lead.email);
  const id = makeId();
  const leadId =
    suspicion === ""
      ? await noteContact(tx, { ...sent, ...lead, source: form, asks: asksSomething(form, lead) })
      : null;
  if (leadId !== null) await noteSource(tx, leadId, sent.attribution, sent.ownHost);
  await tx
    .insertInto("lead_submissions")
    .values({
      id,
      lead_id: leadId,
      form,
      email_folded: folded,
      entry: JSON.stringify(lead),
      attribution: JSON.stringify(sent.attribution),
      quarantine: suspicion,
      created_at: nowMs,
    })
    .execute();
  const told = leadId !== null && { leadId, form, lead, consent, nowMs };
  const messages = told ? [...sent.messages(told.leadId, id), ...(await sent.emit(tx, "lead stored", told))] : [];
  const { isMailHeld } = await addMessages(tx, messages, {
    about: folded,
    network,
    isFromPage: sent.isFromPage,
    createdAt: nowMs,
    makeId,
    isByOwner,
    recipe: { of: "form", id, links: sent.links },
  });
  return { isMailHeld, id };
}

/** A spam entry does not block an equal entry that is not spam. */
function findKnown(tx: Db, { form, lead, suspicion, nowMs }: SentForm) {
  return tx
    .selectFrom("lead_submissions")
    .select(["id", "created_at", "quarantine"])
    .where("email_folded", "=", foldEmail(lead.email))
    .where("created_at", ">", nowMs - duplicateWindowMs)
    .where("form", "=", form)
    .where("entry", "=", JSON.stringify(lead))
    .where("quarantine", "in", ["", "many", suspicion])
    .executeTakeFirst();
}
