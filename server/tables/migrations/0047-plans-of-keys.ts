import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The publishing key that planned an article. */
export const plansOfKeys: Migration = {
  name: "0047-plans-of-keys",
  async up(tx) {
    await sql`alter table article_versions add column publishing_key_id text`.execute(tx);
  },
};
