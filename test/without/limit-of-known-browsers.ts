import type { Mutation } from "../mutation.ts";

export default {
  proof: "robots",
  without: "a browser that has opened the desk shares the limit on wrong keys with everybody",
  file: "server/owner/check-owner-key.ts",
  edits: [["const known = browser ||", "const known ="]],
  proofArguments: ["-t", "keep out other keys"],
} satisfies Mutation;
