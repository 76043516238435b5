import type { Migration } from "./migration.ts";

/** How much was refused in a day, and how much was taken before. */
export const refusals: Migration = {
  name: "0055-refusals",
  async up(tx) {
    for (const column of ["refused", "taken"])
      await tx.schema
        .alterTable("activity")
        .addColumn(column, "integer", (built) => built.notNull().defaultTo(0))
        .execute();
  },
};
