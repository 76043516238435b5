import type { Mutation } from "../mutation.ts";

export default {
  proof: "overload",
  without: "everything is let in, however much is under way",
  file: "server/http/load-shedding.ts",
  edits: [["throw new Overloaded();", "{}"]],
} satisfies Mutation;
