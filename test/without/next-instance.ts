import type { Mutation } from "../mutation.ts";

export default {
  proof: "several-instances",
  without: "nginx does not try the next instance when one is gone",
  file: "deploy/nginx.conf",
  edits: [["proxy_next_upstream error timeout;", "proxy_next_upstream off;"]],
  proofArguments: ["-t", "one of 2 is killed"],
} satisfies Mutation;
