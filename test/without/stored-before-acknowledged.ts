import type { Mutation } from "../mutation.ts";

export default {
  proof: "sudden-death",
  without: "a quiz result is acknowledged a moment before it is stored",
  file: "server/run/page-services.ts",
  edits: [
    ["const stored = await receiveQuizResult(", "setTimeout(receiveQuizResult, 50, "],
    ["wakeDeliveries();\n      return stored;", 'return { kind: "stored", linkKey: "later" };'],
  ],
  proofArguments: ["20"],
} satisfies Mutation;
