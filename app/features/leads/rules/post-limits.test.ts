import { expect, test } from "vitest";
import { judgePost, postLimits } from "./post-limits.ts";

const ipv4 = { hash: "a", wideHash: "" };
const ipv6 = { hash: "a", wideHash: "w" };

const cases: [string, Parameters<typeof postLimits>, counts: number[], string][] = [
  ["the thirtieth of a program", [ipv4, "quiz"], [30], "taken"],
  ["the next", [ipv4, "quiz"], [31], "set aside"],
  ["the two hundredth with a page's token", [ipv4, "quiz page"], [200], "taken"],
  ["the next with a token", [ipv4, "quiz page"], [201], "set aside"],
  ["what fills the room for those set aside", [ipv4, "quiz"], [2030], "set aside"],
  ["one more", [ipv4, "quiz"], [2031], "refused"],
  ["the last of a /48", [ipv6, "form"], [1, 120], "taken"],
  ["the next of a /48", [ipv6, "form"], [1, 121], "set aside"],
  ["too many of a /48", [ipv6, "form"], [1, 8121], "refused"],
  ["the fifth open question", [ipv4, "open question"], [5], "taken"],
  ["the sixth", [ipv4, "open question"], [6], "set aside"],
  ["the two hundred and first answered one", [ipv4, "answered question"], [201], "refused"],
  ["senders that no proxy names", [undefined, "form"], [3000], "taken"],
  ["more than three thousand of them", [undefined, "form page"], [3001], "set aside"],
];

test.each(cases)("%s", (_, asked, counts, verdict) => {
  const limits = postLimits(...asked);
  expect(limits).toHaveLength(counts.length);
  expect(judgePost(limits.map((limit, at) => ({ ...limit, count: counts[at] ?? 0 })))).toBe(verdict);
});
