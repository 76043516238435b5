import type { Mutation } from "../mutation.ts";

export default {
  proof: "headers",
  without: "no header enforces HTTPS or forbids guessing types",
  file: "server/http/security-headers.ts",
  edits: [
    ['["X-Content-Type-Options", "nosniff"],', ""],
    ['if (settings.siteUrl.startsWith("https:"))', "if (false)"],
  ],
  proofArguments: ["-t", "Observatory|3\\.4"],
} satisfies Mutation;
