import type { Mutation } from "../mutation.ts";

export default {
  proof: "storage-trouble",
  without: "a failed disk or database is treated like any other error",
  file: "server/tables/engine/storage-trouble.ts",
  edits: [["if (!(error instanceof Error)) return false;", "return false;"]],
} satisfies Mutation;
