import type { Mutation } from "../mutation.ts";

export default {
  proof: "several-processes",
  without: "each instance does what one alone may do",
  file: "server/tables/engine/leases.ts",
  edits: [["return row?.holder === holder;", "return true;"]],
  proofArguments: ["-t", "read the feed once"],
} satisfies Mutation;
