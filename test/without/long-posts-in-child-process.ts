import type { Mutation } from "../mutation.ts";

export default {
  proof: "long-texts",
  without: "an article is read by the site itself, however long it is",
  file: "server/articles/read-posted.ts",
  edits: [["if (bytes <= maxInlineBytes) return", "return"]],
  proofArguments: ["-t", "long requests"],
} satisfies Mutation;
