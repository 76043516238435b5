import type { Mutation } from "../mutation.ts";

export default {
  proof: "busy-calendars",
  without: "the owner's calendars are not read again when somebody books",
  file: "server/bookings/busy/busy-times.ts",
  edits: [["if (reads.length === 0) return;", "return;"]],
  proofArguments: ["-t", "between the list and the booking"],
} satisfies Mutation;
