import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** An index that finds articles without a rendering. Drops the folded texts, which searches no longer use. */
export const articlesByHash: Migration = {
  name: "0011-articles-by-hash",
  async up(tx) {
    await sql`create index articles_by_hash on articles (listed desc, hash)`.execute(tx);
    await tx.schema.alterTable("articles").dropColumn("title_folded").execute();
    await tx.schema.alterTable("articles").dropColumn("excerpt_folded").execute();
  },
};
