import type { Migration } from "./migration.ts";

/** The network that asked for a challenge, as a keyed hash, so that a flood evicts its own. */
export const challengeNetworks: Migration = {
  name: "0052-challenge-networks",
  async up(tx) {
    await tx.schema
      .alterTable("desk_challenges")
      .addColumn("network", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
