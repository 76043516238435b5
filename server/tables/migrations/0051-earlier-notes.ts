import type { Migration } from "./migration.ts";

/** What a note said before its last change, so that the change can be undone. */
export const earlierNotes: Migration = {
  name: "0051-earlier-notes",
  async up(tx) {
    await tx.schema.alterTable("lead_notes").addColumn("earlier_text", "text").execute();
  },
};
