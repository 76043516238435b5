import { nanoid } from "nanoid";
import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { listConversation } from "#features/leads/server/queries/conversation.ts";
import { findLastMail } from "#features/leads/server/queries/thread-mails.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { firstName } from "#platform/mail/first-name.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { fill } from "#platform/text/fill.ts";
import { fullBusinessMoment } from "#platform/time/business-time.ts";
import type { AnswerQuery } from "../answer-paths.ts";
import { answerSubject } from "../rules/answer-words.ts";
import { answersCopy } from "../words/answer.ts";
import { answersDeskCopy } from "../words/desk.ts";
import { addFile, listFiles, removeFile } from "./answer-files.ts";
import { composeAnswer } from "./compose-answer.ts";
import { findDraft, findPerson, listOpenAnswers, takeBackAnswer } from "./queries/answers.ts";

/** The time to take it back. */
const pauseMs = 10_000;
const maxOpen = 10;
const maxWritten = 30;

type Deps = {
  db: Db;
  settings: Settings;
  facts: () => Facts;
  clock: () => number;
  sender: () => { name: string; address: string };
  wakeDeliveries: () => void;
};

type Words = { subject: string; text: string };
type TemplateName = keyof ReturnType<typeof answersCopy>["templates"];

/** The owner's own mails to people. */
export type AnswerAdmin = ReturnType<typeof makeAnswerAdmin>;

export function makeAnswerAdmin(deps: Deps) {
  const { db, clock } = deps;
  return {
    /** The mails on their way to a person, and the template asked for; undefined for nobody. */
    show: (leadId: string, asked: AnswerQuery) => showOnPerson(leadId, asked, deps),
    /** The form for a mail to them, with what they wrote; undefined for nobody. */
    form: (leadId: string, asked: AnswerQuery) => showForm(leadId, asked, deps),
    keep: (leadId: string, words: Words, seen?: string) => keepDraft(leadId, words, seen, deps),
    async discard(leadId: string): Promise<void> {
      await db.deleteFrom("answers").where("lead_id", "=", leadId).where("state", "=", "draft").execute();
    },
    /** Undefined for nobody; false if all files would be too much. */
    async addFile(leadId: string, file: { name: string; type: string }, bytes: AsyncIterable<Uint8Array>) {
      const kept = await keepDraft(leadId, undefined, undefined, deps);
      return kept.kind === "kept" ? addFile(db, { answerId: kept.id, ...file, nowMs: clock() }, bytes) : undefined;
    },
    async removeFile(leadId: string, fileId: string): Promise<void> {
      const draft = await findDraft(db, leadId);
      if (draft) await removeFile(db, draft.id, fileId);
    },
    async files(leadId: string) {
      const draft = await findDraft(db, leadId);
      return draft ? listFiles(db, draft.id) : [];
    },
    send: (leadId: string) => sendDraft(leadId, deps),
    takeBack: (leadId: string, id: string): Promise<boolean> =>
      db.transaction().execute((tx) => takeBackAnswer(tx, leadId, id, clock())),
  };
}

const flashOf = ({ answer = "" }: AnswerQuery) =>
  Object.hasOwn(answersDeskCopy.flash, answer) ? (answer as keyof typeof answersDeskCopy.flash) : undefined;

async function showOnPerson(leadId: string, asked: AnswerQuery, { db, clock }: Deps) {
  const person = await findPerson(db, leadId);
  if (!person) return undefined;
  const nowMs = clock();
  const open = await listOpenAnswers(db, leadId, maxOpen);
  return {
    leadId,
    flash: flashOf(asked),
    isWaiting: person.waits_since !== null,
    hasDraft: (await findDraft(db, leadId)) !== undefined,
    open: open.map(({ due_at, claimed_until, attempts, ...answer }) => ({
      ...answer,
      dueAt: due_at ?? 0,
      canTakeBack: answer.state === "queued" && (claimed_until ?? 0) <= nowMs,
      hasTried: (attempts ?? 0) > 0,
    })),
  };
}

export type ShownAnswers = NonNullable<Awaited<ReturnType<typeof showOnPerson>>>;

async function showForm(leadId: string, asked: AnswerQuery, { db, facts, settings }: Deps) {
  const person = await findPerson(db, leadId);
  if (!person) return undefined;
  const [draft, last, written] = await Promise.all([
    findDraft(db, leadId),
    findLastMail(db, leadId),
    listConversation(db, person, maxWritten),
  ]);
  const { templates } = answersCopy(facts());
  const { template = "" } = asked;
  const chosen = Object.hasOwn(templates, template) ? templates[template as TemplateName] : undefined;
  const begun = chosen && fill(chosen.text, await valuesFor(person, db, facts(), settings.siteUrl));
  return {
    leadId,
    flash: flashOf(asked),
    name: person.name || person.email,
    written,
    isWaiting: person.waits_since !== null,
    hasMail: settings.smtpUrl !== undefined,
    seen: String(draft?.changed_at ?? ""),
    quotes: last?.direction === "in" && last.text !== "",
    subject: draft?.subject || answerSubject(last?.subject ?? "") || (chosen?.subject ?? ""),
    text: [begun, draft?.text].filter(Boolean).join("\n\n"),
    files: draft ? await listFiles(db, draft.id) : [],
    templates: Object.entries(templates).map(([name, words]) => ({ name, words: words.name })),
  };
}

export type ShownForm = NonNullable<Awaited<ReturnType<typeof showForm>>>;

/** The values that a template is filled with; an unknown session or score leaves its mark, to be seen. */
async function valuesFor(
  { name, email_folded, quiz_score }: NonNullable<Awaited<ReturnType<typeof findPerson>>>,
  db: Db,
  facts: Facts,
  siteUrl: string,
) {
  const last = await db
    .selectFrom("bookings")
    .select("start_at")
    .where("email_folded", "=", email_folded)
    .where("state", "=", "booked")
    .orderBy("start_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const place = { timeZone: facts.booking.timeZone, locale: facts.place.locale };
  return {
    name: firstName(name) || "…",
    when: last ? fullBusinessMoment(last.start_at, place) : "…",
    score: quiz_score ?? "…",
    book: siteUrl + paths.bookConsultation(),
  };
}

type Kept =
  | { kind: "kept"; id: string; seen: string }
  /** Another window has changed, sent or discarded it since; nothing was kept. */
  | { kind: "changed elsewhere"; words: Words }
  | { kind: "gone" };

/** Keeps the words of a draft, if they are given; `seen` is the state of the draft that they were typed into. */
function keepDraft(
  leadId: string,
  words: Words | undefined,
  seen: string | undefined,
  { db, clock }: Deps,
): Promise<Kept> {
  return db.transaction().execute(async (tx): Promise<Kept> => {
    const person = await findPerson(tx, leadId);
    if (!person) return { kind: "gone" };
    await advisoryLock(tx, `lead ${person.email_folded}`);
    const known = await findDraft(tx, leadId);
    const { subject = "", text = "", changed_at } = known ?? {};
    if (known && !words) return { kind: "kept", id: known.id, seen: String(changed_at) };
    if (seen !== undefined && isOther(seen, known)) return { kind: "changed elsewhere", words: { subject, text } };
    const id = known?.id ?? nanoid();
    // Two changes within a millisecond are two.
    const changed = { ...words, changed_at: Math.max(clock(), (changed_at ?? 0) + 1) };
    if (known) await tx.updateTable("answers").set(changed).where("id", "=", id).execute();
    else
      await tx
        .insertInto("answers")
        .values({ ...freshDraft(id, leadId), ...changed })
        .execute();
    return { kind: "kept", id, seen: String(changed.changed_at) };
  });
}

const freshDraft = (id: string, lead_id: string) =>
  ({ id, lead_id, state: "draft", subject: "", text: "", filing_due: null }) as const;

/** A draft that only holds files has no words to lose. */
function isOther(seen: string, known: { changed_at: number; subject: string; text: string } | undefined): boolean {
  if (!known) return seen !== "";
  return seen !== String(known.changed_at) && known.subject + known.text !== "";
}

function sendDraft(leadId: string, deps: Deps): Promise<"queued" | "empty" | "gone"> {
  const { db, clock, facts, sender, settings } = deps;
  return db.transaction().execute(async (tx) => {
    const person = await findPerson(tx, leadId);
    if (!person) return "gone";
    await advisoryLock(tx, `lead ${person.email_folded}`);
    const draft = await findDraft(tx, leadId);
    if (!draft?.text) return "empty";
    const nowMs = clock();
    const last = await findLastMail(tx, leadId);
    const made = { person, last, from: sender(), facts: facts(), siteUrl: settings.siteUrl, nowMs };
    const mail = composeAnswer({ subject: draft.subject, text: draft.text, ...made });
    await addDelivery(tx, {
      ...{ id: draft.id, ...inMail("answer", "visitor", mail), about: person.email_folded },
      ...{ createdAt: nowMs, dueAt: nowMs + pauseMs, letter: `answer ${draft.id}`, isByOwner: true },
    });
    const queued = { state: "queued" as const, subject: mail.subject, changed_at: nowMs };
    await tx.updateTable("answers").set(queued).where("id", "=", draft.id).execute();
    return "queued";
  });
}
