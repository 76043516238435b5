import { expect, test } from "vitest";
import { judgeDisk, planAlert } from "./plan-alert.ts";

const soon = { status: "wrong", graceMs: 100 } as const;

test.each([
  ["well as ever", undefined, { ...soon, status: "well" }, 0, "nothing"],
  ["wrong at first", undefined, soon, 0, "begin"],
  ["wrong, not yet for long", { since: 0, toldAt: null }, soon, 99, "nothing"],
  ["wrong for long enough", { since: 0, toldAt: null }, soon, 100, "tell"],
  ["wrong and told", { since: 0, toldAt: 100 }, soon, 9999, "nothing"],
  ["neither, and told", { since: 0, toldAt: 100 }, { ...soon, status: "between" }, 9999, "nothing"],
  ["neither, not told", { since: 0, toldAt: null }, { ...soon, status: "between" }, 9999, "nothing"],
  ["neither from the start", undefined, { ...soon, status: "between" }, 0, "nothing"],
  ["well again", { since: 0, toldAt: 100 }, { ...soon, status: "well" }, 9999, "end"],
] as const)("%s", (_what, open, seen, nowMs, plan) => {
  expect(planAlert(open, seen, nowMs)).toBe(plan);
});

const gigabyte = 1024 ** 3;

test.each([
  [0.4, 100, "wrong"],
  [0.7, 100, "between"],
  [1.1, 100, "well"],
  [0.04, 1, "wrong"],
  [0.06, 1, "between"],
  [0.11, 1, "well"],
])("%d of %d GB free: %s", (free, total, status) => {
  expect(judgeDisk({ freeBytes: free * gigabyte, totalBytes: total * gigabyte })).toBe(status);
});
