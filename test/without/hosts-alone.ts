import type { Mutation } from "../mutation.ts";

export default {
  proof: "secrets",
  without: "the desk shows the full addresses of integrations",
  file: "server/integrations/integrations.ts",
  edits: [["(address ? new URL(address).host : undefined)", "address"]],
  proofArguments: ["-t", "no secret"],
} satisfies Mutation;
