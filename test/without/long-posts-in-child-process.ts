import type { Mutation } from "../mutation.ts";

export default {
  proof: "long-texts",
  without: "long articles are read in the site's own process",
  file: "server/articles/read-posted.ts",
  edits: [["if (lengthOf(body) <= maxInlineBytes) return", "return"]],
  proofArguments: ["-t", "long requests"],
} satisfies Mutation;
