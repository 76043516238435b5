import type { Mutation } from "../mutation.ts";

export default {
  proof: "cached-pages",
  without: "a change leaves the version of the content as it is",
  file: "server/tables/engine/content-version.ts",
  edits: [['expression("version", "+", 1)', 'expression("version", "+", 0)']],
  proofArguments: ["-t", "after any change"],
} satisfies Mutation;
