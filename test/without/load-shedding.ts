import type { Mutation } from "../mutation.ts";

export default {
  proof: "overload",
  without: "no request is refused, however many are under way",
  file: "server/http/load-shedding.ts",
  edits: [["throw new Overloaded();", "{}"]],
} satisfies Mutation;
