import type { Mutation } from "../mutation.ts";

export default {
  proof: "broken-neighbours",
  without: "a receiver that hangs is waited for without end",
  file: "server/outgoing/http.ts",
  edits: [
    [
      "const deadline = AbortSignal.timeout(Math.max(1, Math.ceil(outgoing.timeoutMs)));",
      "const deadline = new AbortController().signal;",
    ],
  ],
} satisfies Mutation;
