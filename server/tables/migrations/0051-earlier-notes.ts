import type { Migration } from "./migration.ts";

/** The text of a note before its last change, to undo the change. */
export const earlierNotes: Migration = {
  name: "0051-earlier-notes",
  async up(tx) {
    await tx.schema.alterTable("lead_notes").addColumn("earlier_text", "text").execute();
  },
};
