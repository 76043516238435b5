import type { Mutation } from "../mutation.ts";

export default {
  proof: "receiver-outages",
  without: "a delivery is tried once",
  file: "server/outbox/attempt-delivery.ts",
  edits: [['if (plan === "dead-lettered") return', "return"]],
} satisfies Mutation;
