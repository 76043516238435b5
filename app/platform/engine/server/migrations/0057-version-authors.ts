import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The author of each version, and of each draft as it was saved last; empty for what was stored before. */
export const versionAuthors: Migration = {
  name: "0057-version-authors",
  async up(tx) {
    for (const table of ["article_versions", "article_drafts"] as const)
      for (const column of ["author_id", "author_name"])
        await tx.schema
          .alterTable(table)
          .addColumn(column, "text", (text) => text.notNull().defaultTo(""))
          .execute();
    for (const [planner, names] of [
      ["writer_id", "writers"],
      ["publishing_key_id", "publishing_keys"],
    ] as const) {
      const name = sql`coalesce((select name from ${sql.table(names)} where id = ${sql.ref(planner)}), '')`;
      await sql`update article_versions set author_id = ${sql.ref(planner)}, author_name = ${name}
        where ${sql.ref(planner)} is not null`.execute(tx);
    }
  },
};
