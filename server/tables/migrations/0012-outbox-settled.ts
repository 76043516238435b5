import type { Migration } from "./migration.ts";

/** An index that finds the last outcome of each destination. */
export const outboxSettled: Migration = {
  name: "0012-outbox-settled",
  async up(tx) {
    await tx.schema.createIndex("outbox_settled").on("outbox").columns(["destination", "settled_at"]).execute();
  },
};
