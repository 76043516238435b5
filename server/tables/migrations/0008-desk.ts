import { sql } from "kysely";
import { searchWords } from "#app/rules/leads/search-words.ts";
import type { Db } from "#server/tables/schema.ts";
import type { Migration } from "./migration.ts";

/** Columns and indexes by which the desk lists, searches and counts. */
export const desk: Migration = {
  name: "0008-desk",
  async up(tx, engine) {
    const plainText = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    await widenLeads(tx);
    await orderQuizResults(tx);
    await widenOutbox(tx);
    await sql`create index lead_submissions_set_aside on lead_submissions (created_at, id) where quarantine <> ''`.execute(
      tx,
    );
    await tx.schema
      .createTable("lead_words")
      .addColumn("word", plainText, (column) => column.notNull())
      .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
      .addPrimaryKeyConstraint("lead_words_key", ["word", "lead_id"])
      .execute();
    await tx.schema.createIndex("lead_words_of").on("lead_words").columns(["lead_id", "word"]).execute();
    await tx.schema
      .createTable("visit_counts")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("day", plainText, (column) => column.notNull())
      .addColumn("path", plainText, (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("visit_counts_key", ["kind", "day", "path"])
      .execute();
    await bringAlong(tx);
  },
};

async function widenLeads(tx: Db) {
  await sql`alter table leads add column status text not null default 'new'`.execute(tx);
  await sql`alter table leads add column note text not null default ''`.execute(tx);
  await sql`alter table leads add column came_by text not null default ''`.execute(tx);
  await sql`alter table leads add column quiz_score integer`.execute(tx);
  const index = (name: string) => tx.schema.createIndex(name).on("leads");
  await tx.schema.dropIndex("leads_by_contact").execute();
  await index("leads_in_order").columns(["last_contact_at", "id"]).execute();
  await index("leads_by_status").columns(["status", "last_contact_at", "id"]).execute();
  await index("leads_by_way").columns(["came_by", "last_contact_at", "id"]).execute();
  await index("leads_by_both").columns(["status", "came_by", "last_contact_at", "id"]).execute();
}

async function orderQuizResults(tx: Db) {
  await sql`update quiz_results set email_folded = lower(email)`.execute(tx);
  await tx.schema.createIndex("quiz_results_in_order").on("quiz_results").columns(["created_at", "id"]).execute();
}

async function widenOutbox(tx: Db) {
  await sql`alter table outbox add column about text not null default ''`.execute(tx);
  await sql`alter table outbox add column replayed_at bigint`.execute(tx);
  await sql`alter table outbox add column is_failing integer not null default 0`.execute(tx);
  await sql`update outbox set is_failing = 1 where state = 'parked' or (state = 'waiting' and attempts > 2)`.execute(
    tx,
  );
  const index = (name: string) => tx.schema.createIndex(name).on("outbox");
  await index("outbox_about").columns(["about", "created_at"]).execute();
  await index("outbox_by_state").columns(["state", "created_at", "id"]).execute();
  await index("outbox_failing").columns(["is_failing", "created_at", "id"]).execute();
}

/** Fills the new columns and tables from existing rows. */
async function bringAlong(tx: Db) {
  await sql`update leads set came_by = coalesce((select form from lead_submissions where lead_id = leads.id order by created_at desc limit 1), '')`.execute(
    tx,
  );
  await sql`insert into leads (id, email_folded, email, name, business, phone, wants_letters, created_at, last_contact_at, came_by)
    select min(id), email_folded, min(email), '', '', '', 0, min(created_at), max(created_at), 'quiz' from quiz_results
    where email_folded not in (select email_folded from leads) group by email_folded`.execute(tx);
  await sql`update leads set quiz_score = (select quiz_score from quiz_results where quiz_results.email_folded = leads.email_folded order by created_at desc limit 1)`.execute(
    tx,
  );
  const leads = await tx.selectFrom("leads").select(["id", "name", "business", "email", "phone"]).execute();
  for (const { id, ...texts } of leads) {
    const words = searchWords(Object.values(texts)).map((word) => ({ word, lead_id: id }));
    if (words.length > 0) await tx.insertInto("lead_words").values(words).execute();
  }
  await nameThoseWhomMessagesConcern(tx);
}

async function nameThoseWhomMessagesConcern(tx: Db) {
  const messages = await tx.selectFrom("outbox").select(["id", "body"]).execute();
  for (const { id, body } of messages) {
    const { email, replyTo, to } = JSON.parse(body);
    const address: unknown = email ?? replyTo?.address ?? to?.address;
    if (typeof address !== "string") continue;
    await tx.updateTable("outbox").set({ about: address.toLowerCase() }).where("id", "=", id).execute();
  }
}
