import type { Migration } from "./migration.ts";

/** How the last delivery to each destination ended is read from its end. */
export const outboxSettled: Migration = {
  name: "0012-outbox-settled",
  async up(tx) {
    await tx.schema.createIndex("outbox_settled").on("outbox").columns(["destination", "settled_at"]).execute();
  },
};
