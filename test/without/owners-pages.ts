import type { Mutation } from "../mutation.ts";

export default {
  proof: "desk-doors",
  without: "writers may open all of the desk",
  file: "build/server/",
  edits: [["return servicesOf(context).renderPage(deskPaths.refused());", "return next();"]],
  proofArguments: ["-t", "a writer of drafts"],
} satisfies Mutation;
