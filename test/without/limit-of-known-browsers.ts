import type { Mutation } from "../mutation.ts";

export default {
  proof: "robots",
  without: "the owner’s browser shares the limit on wrong keys with everybody",
  file: "server/owner/check-owner-key.ts",
  edits: [["knownBrowser || knownNetwork", "knownNetwork"]],
  proofArguments: ["-t", "keep out other keys"],
} satisfies Mutation;
