import type { Mutation } from "../mutation.ts";

export default {
  proof: "odd-requests",
  without: "a path is not made canonical before it is looked up",
  file: "server/http/read-address.ts",
  edits: [
    ["if (target.charCodeAt(0) !== 47 || target.charCodeAt(1) === 47) return undefined;", ""],
    ['if (pathname.includes("\\\\") || dotSegment.test(pathname) || !isDecodable(pathname)) return undefined;', ""],
  ],
} satisfies Mutation;
