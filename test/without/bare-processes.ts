import type { Mutation } from "../mutation.ts";

export default {
  proof: "secrets",
  without: "processes of the site's own get all of its environment",
  file: "server/child-process/bounded-process.ts",
  edits: [["    env,\n", "    env: process.env,\n"]],
  proofArguments: ["-t", "no secret"],
} satisfies Mutation;
