import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The writer who began a draft, or planned an article. */
export const articleWriters: Migration = {
  name: "0046-article-writers",
  async up(tx) {
    await sql`alter table article_drafts add column writer_id text`.execute(tx);
    await sql`alter table article_versions add column writer_id text`.execute(tx);
  },
};
