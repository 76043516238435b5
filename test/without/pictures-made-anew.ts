import type { Mutation } from "../mutation.ts";

export default {
  proof: "hostile-pictures",
  without: "a picture is kept as it was sent",
  file: "server/pictures/reencode-upload.ts",
  edits: [
    [
      "picture: reply.answer }",
      "picture: { ...reply.answer, files: reply.answer.files.map((file) => ({ ...file, bytes })) } }",
    ],
  ],
} satisfies Mutation;
