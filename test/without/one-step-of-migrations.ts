import type { Defence } from "../defence.ts";

export default {
  proof: "upgrade",
  without: "a migration is no transaction, and nobody waits for another's",
  file: "server/tables/migrate.ts",
  edits: [
    [
      `db.transaction().execute(async (tx) => {
    await takeTurns(tx, "migrations");
    await step(tx);
  });`,
      "step(db);",
    ],
  ],
  proofArguments: ["-t", "fails|start at once"],
} satisfies Defence;
