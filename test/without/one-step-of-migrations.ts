import type { Mutation } from "../mutation.ts";

export default {
  proof: "upgrade",
  without: "a migration has no transaction, and two processes migrate at once",
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
