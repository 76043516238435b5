import { setImmediate as letOthersRun } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#platform/engine/server/schema.ts";
import type { LeadEvent } from "../../rules/lead-event.ts";
import { readSubmission } from "./lead-file.ts";

/** Everything stored about one address. Strangers can send much under it, so that is read in pages. */
export async function readPerson(db: Db, emailFolded: string) {
  const lead = await db.selectFrom("leads").selectAll().where("email_folded", "=", emailFolded).executeTakeFirst();
  const leadId = lead?.id ?? "";
  const [bookings, notes, ways, words, tags] = await Promise.all([
    db.selectFrom("bookings").selectAll().where("email_folded", "=", emailFolded).execute(),
    db.selectFrom("lead_notes").selectAll().where("lead_id", "=", leadId).orderBy("created_at").execute(),
    db.selectFrom("lead_ways").select("way").where("lead_id", "=", leadId).execute(),
    db.selectFrom("lead_words").select("word").where("lead_id", "=", leadId).execute(),
    db.selectFrom("lead_tags").select("tag").where("lead_id", "=", leadId).execute(),
  ]);
  return {
    lead,
    bookings,
    notes,
    tags: tags.map(({ tag }) => tag),
    ways: ways.map(({ way }) => way),
    words: words.map(({ word }) => word),
    submissions: readSubmissions(db, emailFolded),
    quizResults: readQuizResults(db, emailFolded),
    events: readEvents(db, leadId),
    messages: readMessages(db, emailFolded),
  };
}

type Place = { created_at: number; id: string };

const rowsPerPage = 50;

/** Oldest first, with a turn for others between two pages. */
async function* pagesOf<Row extends Place>(read: (after: Place) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let last: Place | undefined = { created_at: Number.MIN_SAFE_INTEGER, id: "" };
  while (last) {
    const rows: Row[] = await read(last);
    yield rows;
    last = rows.length < rowsPerPage ? undefined : rows.at(-1);
    await letOthersRun();
  }
}

const isAfter = ({ created_at, id }: Place) => sql<boolean>`(created_at, id) > (${created_at}, ${id})`;

async function* readSubmissions(db: Db, emailFolded: string) {
  const all = db.selectFrom("lead_submissions").selectAll().where("email_folded", "=", emailFolded);
  const inOrder = all.orderBy("created_at").orderBy("id").limit(rowsPerPage);
  for await (const page of pagesOf((after) => inOrder.where(isAfter(after)).execute())) yield page.map(readSubmission);
}

function readQuizResults(db: Db, emailFolded: string) {
  const all = db.selectFrom("quiz_results").selectAll().where("email_folded", "=", emailFolded);
  const inOrder = all.orderBy("created_at").orderBy("id").limit(rowsPerPage);
  return pagesOf((after) => inOrder.where(isAfter(after)).execute());
}

async function* readEvents(db: Db, leadId: string) {
  const all = db.selectFrom("lead_events").selectAll().where("lead_id", "=", leadId);
  const inOrder = all.orderBy("created_at").orderBy("id").limit(rowsPerPage);
  for await (const page of pagesOf((after) => inOrder.where(isAfter(after)).execute()))
    yield page.map(({ kind, details, created_at }) => ({
      ...({ kind, details: JSON.parse(details) } as LeadEvent),
      created_at,
    }));
}

function readMessages(db: Db, emailFolded: string) {
  const all = db.selectFrom("outbox").selectAll().where("about", "=", emailFolded);
  const inOrder = all.orderBy("created_at").orderBy("id").limit(rowsPerPage);
  return pagesOf((after) => inOrder.where(isAfter(after)).execute());
}
