import type { Mutation } from "../mutation.ts";

export default {
  proof: "parallel-writes",
  without: "a quiz result that comes through both hooks is stored twice",
  file: "server/tables/quiz/quiz-results.ts",
  edits: [["const known = await findKnown(tx, submission, bodyHash);", "const known = undefined;"]],
} satisfies Mutation;
