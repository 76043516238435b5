import type { Mutation } from "../mutation.ts";

export default {
  proof: "hostile-articles",
  without: "an article's HTML is not sanitised",
  file: "server/articles/read-rendering.ts",
  edits: [
    [
      "const stored = await findRendering(db, { articleHash: hash, version });",
      "const stored = { html: written.content, contents: [], isReal: true, hasLooseMarks: false };",
    ],
  ],
  proofArguments: ["-g", "by the server"],
} satisfies Mutation;
