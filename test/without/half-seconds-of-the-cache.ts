import type { Mutation } from "../mutation.ts";

export default {
  proof: "several-instances",
  without: "the cache in front keeps a page for as long as it reckons a second to be",
  file: "deploy/nginx.conf",
  edits: [[' $half_second";', '";']],
  proofArguments: ["-t", "shows on all of 1"],
} satisfies Mutation;
