import type { Mutation } from "../mutation.ts";

export default {
  proof: "slow-clients",
  without: "a request may take for ever to come in",
  file: "server/http/listen.ts",
  edits: [["headersTimeout: 10_000, requestTimeout: 60_000", "headersTimeout: 0, requestTimeout: 0"]],
} satisfies Mutation;
