import type { Mutation } from "../mutation.ts";

export default {
  proof: "several-processes",
  without: "a killed worker is not replaced",
  file: "server/run/processes.ts",
  edits: [["if (!isStopping) cluster.fork();", ""]],
  proofArguments: ["-t", "killed worker"],
} satisfies Mutation;
