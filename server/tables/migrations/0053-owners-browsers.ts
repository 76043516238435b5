import type { Migration } from "./migration.ts";

/** Whether the owner has opened the desk with a browser, so that guests' browsers do not count as the owner's. */
export const ownersBrowsers: Migration = {
  name: "0053-owners-browsers",
  async up(tx) {
    await tx.schema
      .alterTable("known_browsers")
      .addColumn("is_owners", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
