import type { Migration } from "./migration.ts";

/** The fifteen answers of a quiz result, which draw its hill; earlier results have none. */
export const hill: Migration = {
  name: "0032-hill",
  async up(tx) {
    await tx.schema.alterTable("quiz_results").addColumn("answers", "text").execute();
  },
};
