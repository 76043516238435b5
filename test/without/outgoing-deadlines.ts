import type { Mutation } from "../mutation.ts";

export default {
  proof: "broken-neighbours",
  without: "whoever hangs is waited for for ever",
  file: "server/outgoing/http.ts",
  edits: [
    ["const deadline = AbortSignal.timeout(outgoing.timeoutMs);", "const deadline = new AbortController().signal;"],
  ],
} satisfies Mutation;
