import type { Mutation } from "../mutation.ts";

export default {
  proof: "several-processes",
  without: "a delivery is claimed without excluding other processes",
  file: "server/tables/outbox/outbox.ts",
  edits: [[".set({ claimed_until: nowMs + forMs })", ".set({ claimed_until: 0 })"]],
  proofArguments: ["-t", "claimed by one"],
} satisfies Mutation;
