import type { Mutation } from "../mutation.ts";

export default {
  proof: "odd-requests",
  without: "a path is looked up as it was asked for",
  file: "server/http/read-address.ts",
  edits: [
    ["if (target.charCodeAt(0) !== 47 || target.charCodeAt(1) === 47) return undefined;", ""],
    ['if (pathname.includes("\\\\") || dotSegment.test(pathname) || !isDecodable(pathname)) return undefined;', ""],
  ],
} satisfies Mutation;
