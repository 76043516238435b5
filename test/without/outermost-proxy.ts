import type { Mutation } from "../mutation.ts";

export default {
  proof: "robots",
  without: "a visitor's address is what the visitor says",
  file: "server/http/visitor.ts",
  edits: [[".at(-trustedProxies);", ".at(0);"]],
  proofArguments: ["-t", "nginx"],
} satisfies Mutation;
