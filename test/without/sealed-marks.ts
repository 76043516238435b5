import type { Mutation } from "../mutation.ts";

export default {
  proof: "own-words",
  without: "a visitor's own characters count as marks of the owner's words",
  file: "app/rules/business/text-marks.ts",
  edits: [["dropUnsealed(html, seal)", 'html.replaceAll(seal, "")']],
  proofArguments: ["-t", "forge a link"],
} satisfies Mutation;
