import type { Mutation } from "../mutation.ts";

export default {
  proof: "several-instances",
  without: "the cache in front rounds a page's age to whole seconds",
  file: "deploy/nginx.conf",
  edits: [[' $half_second";', '";']],
  proofArguments: ["-t", "shows on all of 1"],
} satisfies Mutation;
