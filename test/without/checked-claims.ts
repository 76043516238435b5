import type { Mutation } from "../mutation.ts";

export default {
  proof: "dash-lies",
  without: "what a model says is shown unchecked",
  file: "server/assistant/ask-with-model.ts",
  edits: [["checkClaim(claim, passages)", "{ text: claim.text, source: asked.passages[0] as Passage }"]],
  proofArguments: ["-t", "own article asks for|obedient model"],
} satisfies Mutation;
