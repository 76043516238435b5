import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Steps that the owner has done on the way to the launch. A site that has an owner's key is older than this version: it
 * is live and needs no checklist.
 */
export const launchSteps: Migration = {
  name: "0024-launch-steps",
  async up(tx) {
    await tx.schema
      .createTable("launch_steps")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("done_at", "bigint", (column) => column.notNull())
      .execute();
    for (const name of ["live", "checklist hidden"])
      await sql`insert into launch_steps (name, done_at) select ${name}, 0 where exists (select 1 from owner_keys)`.execute(
        tx,
      );
  },
};
