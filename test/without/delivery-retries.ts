import type { Defence } from "../defence.ts";

export default {
  proof: "receiver-outages",
  without: "a delivery is tried once",
  file: "server/jobs/attempt-delivery.ts",
  edits: [['if (plan === "parked") return', "return"]],
} satisfies Defence;
