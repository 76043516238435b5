import type { Mutation } from "../mutation.ts";

export default {
  proof: "several-processes",
  without: "instances on PostgreSQL take no advisory lock",
  file: "server/tables/engine/engine.ts",
  edits: [["if (isPostgres(tx)) await", "if (false) await"]],
  proofArguments: ["-t", "empty database"],
} satisfies Mutation;
