import type { Mutation } from "../mutation.ts";

export default {
  proof: "upgrade",
  without: "a migration is no transaction, and nobody waits for another's",
  file: "server/tables/engine/migrate.ts",
  edits: [
    [
      `db.transaction().execute(async (tx) => {
    await advisoryLock(tx, "migrations");
    await step(tx);
  });`,
      "step(db);",
    ],
  ],
  proofArguments: ["-t", "fails|start at once"],
} satisfies Mutation;
