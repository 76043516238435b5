import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Which articles have no rendering yet is read from an index alone; searches no longer look at folded texts. */
export const articlesByHash: Migration = {
  name: "0011-articles-by-hash",
  async up(tx) {
    await sql`create index articles_by_hash on articles (listed desc, hash)`.execute(tx);
    await tx.schema.alterTable("articles").dropColumn("title_folded").execute();
    await tx.schema.alterTable("articles").dropColumn("excerpt_folded").execute();
  },
};
