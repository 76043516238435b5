import type { Defence } from "../defence.ts";

export default {
  proof: "several-processes",
  without: "instances on PostgreSQL take no advisory lock",
  file: "server/tables/engine/engine.ts",
  edits: [["if (isPostgres(tx)) await", "if (false) await"]],
  proofArguments: ["-t", "empty database"],
} satisfies Defence;
