import type { Mutation } from "../mutation.ts";

export default {
  proof: "desk-doors",
  without: "a writer's session counts as the owner's",
  file: "server/owner/sessions.ts",
  edits: [
    [
      "const session = await find(token);\n      if (!session",
      "const found = await find(token);\n      const session = found && { ...found, writer: undefined };\n      if (!session",
    ],
  ],
  proofArguments: ["-t", "a writer of drafts"],
} satisfies Mutation;
