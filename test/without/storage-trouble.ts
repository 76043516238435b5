import type { Mutation } from "../mutation.ts";

export default {
  proof: "storage-trouble",
  without: "a failed disk or database server is a fault like any other",
  file: "server/tables/engine/storage-trouble.ts",
  edits: [["if (!(error instanceof Error)) return false;", "return false;"]],
} satisfies Mutation;
