import type { Migration } from "./migration.ts";

/** How far the mailbox was read, and the mails in it that answer ours. */
export const mailbox: Migration = {
  name: "0042-mailbox",
  async up(tx) {
    await tx.schema
      .createTable("mailbox_reads")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("uid_validity", "bigint", (column) => column.notNull())
      .addColumn("last_uid", "bigint", (column) => column.notNull())
      .addColumn("asked_at", "bigint", (column) => column.notNull())
      .addColumn("good_at", "bigint")
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("unread", "integer", (column) => column.notNull())
      .addColumn("since", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("taken_mails")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("delivery_id", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("taken_at", "bigint", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("taken_mails_by_time").on("taken_mails").columns(["taken_at", "id"]).execute();
    await tx.schema.createIndex("taken_mails_by_person").on("taken_mails").column("about").execute();
  },
};
