import type { Mutation } from "../mutation.ts";

export default {
  proof: "slow-clients",
  without: "a slow request has no time limit",
  file: "server/http/listen.ts",
  edits: [["headersTimeout: 10_000, requestTimeout: 60_000", "headersTimeout: 0, requestTimeout: 0"]],
} satisfies Mutation;
