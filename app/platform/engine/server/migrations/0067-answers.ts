import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Mails to and from a person as they were written, the owner's answers and their files. */
export const answers: Migration = {
  name: "0067-answers",
  async up(tx, engine) {
    const bytes = engine === "postgres" ? "bytea" : "blob";
    const statements = `
create table thread_mails (
  id text primary key, lead_id text not null references leads(id) on delete cascade, direction text not null,
  message_id text not null, reference_ids text not null, thread_index text not null, sender text not null,
  subject text not null, text text not null, whole text not null, at bigint not null
);
create index thread_mails_of on thread_mails (lead_id, at, id);
create table answers (
  id text primary key, lead_id text not null references leads(id) on delete cascade, state text not null,
  subject text not null, text text not null, changed_at bigint not null,
  filing text not null default '', filing_due bigint, filing_tries integer not null default 0,
  filing_outcome text not null default ''
);
create index answers_of on answers (lead_id, changed_at);
create index answers_queued on answers (id) where state = 'queued';
create index answers_to_file on answers (filing_due, id) where filing = 'due';
create table answer_files (
  id text primary key, answer_id text not null references answers(id) on delete cascade, name text not null,
  type text not null, size bigint not null, is_whole integer not null, added_at bigint not null
);
create index answer_files_of on answer_files (answer_id, added_at);
create table answer_file_parts (
  file_id text not null references answer_files(id) on delete cascade, place integer not null,
  bytes ${bytes} not null, constraint answer_file_parts_key primary key (file_id, place)
)`;
    for (const statement of statements.split(";")) await sql.raw(statement).execute(tx);
  },
};
