import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Facts that were changed by one press have one change id, so that one press undoes it. */
export const undoOfFacts: Migration = {
  name: "0022-undo-of-facts",
  async up(tx) {
    await sql`alter table previous_facts add column change_id text not null default ''`.execute(tx);
  },
};
