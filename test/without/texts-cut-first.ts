import type { Mutation } from "../mutation.ts";

export default {
  proof: "long-texts",
  without: "a text is parsed before it is cut",
  file: "build/server/",
  edits: [
    ["typed.slice(0, maxTyped)", "typed"],
    ["run.slice(0, maxMarks)", "run"],
  ],
  proofArguments: ["-t", "long requests"],
} satisfies Mutation;
