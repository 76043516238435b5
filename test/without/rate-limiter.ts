import type { Mutation } from "../mutation.ts";

export default {
  proof: "robots",
  without: "posts have no rate limit",
  file: "server/http/rate-limiter.ts",
  edits: [["return left < 1 ? { ok: false,", "return left < -Infinity ? { ok: false,"]],
} satisfies Mutation;
