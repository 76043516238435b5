import type { Mutation } from "../mutation.ts";

export default {
  proof: "several-processes",
  without: "every instance reads the feed",
  file: "server/tables/engine/leases.ts",
  edits: [["return row?.holder === holder;", "return true;"]],
  proofArguments: ["-t", "read the feed once"],
} satisfies Mutation;
