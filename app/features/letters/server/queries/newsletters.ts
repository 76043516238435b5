import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { type LetterPart, type PartTerms, termsOfPart } from "../../rules/letter-parts.ts";
import type { LetterCount } from "../../rules/letters.ts";

export type Newsletter = Schema["newsletters"];

export const findNewsletter = (db: Db, id: string): Promise<Newsletter | undefined> =>
  db.selectFrom("newsletters").selectAll().where("id", "=", id).executeTakeFirst();

/** The newest first. */
export const listNewsletters = (db: Db, limit: number): Promise<Newsletter[]> =>
  db.selectFrom("newsletters").selectAll().orderBy("created_at", "desc").orderBy("id").limit(limit).execute();

type Words = Pick<Newsletter, "id" | "article_slug" | "subject" | "body" | "part">;

/** Saves a draft; false if the letter is not a draft any more. */
export function saveNewsletter(db: Db, words: Words, nowMs: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const known = await findNewsletter(tx, words.id);
    if (known && known.state !== "draft") return false;
    const { id, ...changes } = words;
    if (known) await tx.updateTable("newsletters").set(changes).where("id", "=", id).execute();
    else
      await tx
        .insertInto("newsletters")
        .values({ ...words, state: "draft", due_at: null, queued_to: "", created_at: nowMs, ended_at: null })
        .execute();
    return true;
  });
}

/** Plans a draft for a moment; false if it is not a draft. */
export async function planNewsletter(db: Db, id: string, dueMs: number): Promise<boolean> {
  const planned = db.updateTable("newsletters").set({ state: "planned", due_at: dueMs });
  const rows = await planned.where("id", "=", id).where("state", "=", "draft").returning("id").execute();
  return rows.length > 0;
}

export async function deleteNewsletter(db: Db, id: string): Promise<void> {
  await db.deleteFrom("newsletters").where("id", "=", id).where("state", "=", "draft").execute();
}

/**
 * Stops a letter: a planned one becomes a draft again; of one under way, the copies that have not left are withdrawn.
 */
export function stopNewsletter(db: Db, id: string, nowMs: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const letters = tx.updateTable("newsletters").where("id", "=", id);
    await letters.set({ state: "draft", due_at: null }).where("state", "=", "planned").execute();
    const isLeft = (await countWaiting(tx, id)) > 0;
    const rows = await letters
      .set({ state: "stopped", ended_at: nowMs })
      .where("state", "in", isLeft ? ["sending", "sent"] : ["sending"])
      .returning("id")
      .execute();
    if (rows.length === 0) return;
    await tx
      .updateTable("outbox")
      .set({ state: "withdrawn", is_overtaken: 1, claimed_until: 0, sent_at: null, settled_at: nowMs })
      .where("letter", "=", id)
      .where("state", "=", "waiting")
      .execute();
  });
}

/** Letters whose time has come, and those under way; only the first is returned. */
export async function nextToQueue(db: Db, nowMs: number): Promise<Newsletter | undefined> {
  await db
    .updateTable("newsletters")
    .set({ state: "sending" })
    .where("state", "=", "planned")
    .where("due_at", "<=", nowMs)
    .execute();
  return db.selectFrom("newsletters").selectAll().where("state", "=", "sending").orderBy("due_at").executeTakeFirst();
}

/** Notes that all copies of a letter are in the outbox. */
export async function endQueueing(tx: Db, id: string, nowMs: number): Promise<void> {
  const ended = tx.updateTable("newsletters").set({ state: "sent", ended_at: nowMs });
  await ended.where("id", "=", id).where("state", "=", "sending").execute();
}

export type Reached = { email_folded: string; email: string; name: string };

/** Readers who may be written to. */
const readersAt = (db: Db, nowMs: number) =>
  db
    .selectFrom("letter_subscribers as reader")
    .where("reader.state", "=", "confirmed")
    .where(({ or, eb }) => or([eb("reader.paused_until", "is", null), eb("reader.paused_until", "<=", nowMs)]));

/** The leads of a part, as queries of which no two find the same lead. */
function leadsOf(db: Db, terms: Exclude<PartTerms, { kind: "all" }>) {
  const leads = db.selectFrom("leads").select("leads.email_folded");
  if (terms.kind === "scored") {
    const { min, end } = terms.scores;
    return [leads.where("leads.quiz_score", ">=", min).where("leads.quiz_score", "<", end)];
  }
  const ways = db.selectFrom("lead_ways").where("lead_ways.way", "=", terms.way);
  const came = ways.innerJoin("leads", "leads.id", "lead_ways.lead_id").select("leads.email_folded");
  if (terms.firstPages.length === 0) return [came];
  const cameToo = ways.select("lead_ways.lead_id").where("lead_ways.lead_id", "=", sql.ref<string>("leads.id"));
  const onlySaw = leads
    .where("leads.first_page", "in", terms.firstPages)
    .where(({ exists, not }) => not(exists(cameToo)));
  return [came, onlySaw];
}

/** Counts the readers of a part, up to `limit` + 1. */
export async function countReaders(db: Db, part: LetterPart, nowMs: number, limit: number): Promise<number> {
  const terms = termsOfPart(part);
  const readers = readersAt(db, nowMs).select("reader.email_folded");
  const parts =
    terms.kind === "all"
      ? [readers]
      : leadsOf(db, terms).map((leads) =>
          readers.innerJoin(leads.as("lead"), "lead.email_folded", "reader.email_folded"),
        );
  let counted = 0;
  for (const found of parts) {
    if (counted > limit) break;
    const { count } = await db
      .selectFrom(found.limit(limit + 1 - counted).as("some"))
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    counted += Number(count);
  }
  return counted;
}

function isOfPart(db: Db, terms: PartTerms): Expression<SqlBool> {
  if (terms.kind === "all") return sql<boolean>`1 = 1`;
  const { exists, or } = expressionBuilder<Schema, never>();
  const reader = sql.ref<string>("reader.email_folded");
  return or(leadsOf(db, terms).map((leads) => exists(leads.where("leads.email_folded", "=", reader))));
}

/** The next readers of a part, by address, and the cursor after them; undefined at the end of the list. */
export async function readReaders(
  db: Db,
  { part, after, limit, nowMs }: { part: LetterPart; after: string; limit: number; nowMs: number },
): Promise<{ readers: Reached[]; after: string | undefined }> {
  const readers = await readersAt(db, nowMs)
    .where(isOfPart(db, termsOfPart(part)))
    .select(["reader.email_folded", "reader.email", "reader.name"])
    .where("reader.email_folded", ">", after)
    .orderBy("reader.email_folded")
    .limit(limit)
    .execute();
  return { readers, after: readers.length === limit ? readers.at(-1)?.email_folded : undefined };
}

/** The counts of letters, by letter. */
export async function readCounts(db: Db, letters: readonly string[]) {
  const counts = new Map<string, Partial<Record<LetterCount, number>>>();
  if (letters.length === 0) return counts;
  const rows = await db.selectFrom("letter_counts").selectAll().where("letter", "in", letters).execute();
  for (const { letter, what, count } of rows) counts.set(letter, { ...counts.get(letter), [what]: Number(count) });
  return counts;
}

/** How many copies of a letter still wait. */
export async function countWaiting(db: Db, letter: string): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("letter", "=", letter)
    .where("state", "in", ["waiting", "sending"])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many people agreed, by state. */
export async function countSubscribers(db: Db) {
  const rows = await db
    .selectFrom("letter_subscribers")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const of = (state: Schema["letter_subscribers"]["state"]) =>
    Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { unconfirmed: of("unconfirmed"), confirmed: of("confirmed"), stopped: of("stopped") };
}
