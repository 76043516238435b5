import type { Defence } from "../defence.ts";

export default {
  proof: "long-texts",
  without: "long articles are read in the site's own process",
  file: "server/articles/read-posted.ts",
  edits: [["if (bytes <= maxBytesOnLoop) return", "return"]],
  proofArguments: ["-t", "long requests"],
} satisfies Defence;
