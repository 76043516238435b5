import { expect, test } from "vitest";
import { judgePost, postLimits } from "./post-limits.ts";

const ipv4 = { hash: "a", wideHash: "" };
const ipv6 = { hash: "a", wideHash: "w" };

const cases: [string, Parameters<typeof postLimits>, counts: number[], string][] = [
  ["the thirtieth of a program", [ipv4, false], [30], "taken"],
  ["the next", [ipv4, false], [31], "set aside"],
  ["the two hundredth with a page's token", [ipv4, true], [200], "taken"],
  ["the next with a token", [ipv4, true], [201], "set aside"],
  ["what fills the room for those set aside", [ipv4, false], [2030], "set aside"],
  ["one more", [ipv4, false], [2031], "refused"],
  ["the last of a /48", [ipv6, false], [1, 120], "taken"],
  ["the next of a /48", [ipv6, false], [1, 121], "set aside"],
  ["too many of a /48", [ipv6, false], [1, 8121], "refused"],
  ["senders that no proxy names", [undefined, false], [3000], "taken"],
  ["more than three thousand of them", [undefined, true], [3001], "set aside"],
];

test.each(cases)("%s", (_, asked, counts, verdict) => {
  const limits = postLimits(...asked);
  expect(limits).toHaveLength(counts.length);
  expect(judgePost(limits.map((limit, at) => ({ ...limit, count: counts[at] ?? 0 })))).toBe(verdict);
});
