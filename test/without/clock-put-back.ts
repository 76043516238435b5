import type { Defence } from "../defence.ts";

export default {
  proof: "clock",
  without: "nobody notices that the clock was put back",
  file: "server/jobs/mend-plans.ts",
  edits: [["backMs += Math.max(0, lastMs - nowMs);", ""]],
  proofArguments: ["-t", "delivered once"],
} satisfies Defence;
