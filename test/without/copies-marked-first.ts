import type { Mutation } from "../mutation.ts";

export default {
  proof: "letters-once",
  without: "a copy of a letter is not marked before it leaves",
  file: "server/tables/letters/letter-copies.ts",
  edits: [
    ['.set({ state: "sending", claimed_until', '.set({ state: "waiting", claimed_until'],
    ['.where("id", "=", id).where("state", "=", "sending")', '.where("id", "=", id).where("state", "=", "waiting")'],
  ],
  proofArguments: ["20", "sqlite"],
} satisfies Mutation;
