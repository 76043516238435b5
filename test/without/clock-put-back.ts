import type { Mutation } from "../mutation.ts";

export default {
  proof: "clock",
  without: "a clock that is put back is not noticed",
  file: "server/outbox/reschedule-after-clock-change.ts",
  edits: [["backMs += Math.max(0, lastMs - nowMs);", ""]],
  proofArguments: ["-t", "delivered once"],
} satisfies Mutation;
