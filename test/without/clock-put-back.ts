import type { Mutation } from "../mutation.ts";

export default {
  proof: "clock",
  without: "nobody notices that the clock was put back",
  file: "server/outbox/reschedule-after-clock-change.ts",
  edits: [["backMs += Math.max(0, lastMs - nowMs);", ""]],
  proofArguments: ["-t", "delivered once"],
} satisfies Mutation;
