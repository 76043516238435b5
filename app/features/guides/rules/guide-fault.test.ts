import { expect, test } from "vitest";
import { type GuideFault, isGuideDue } from "./guide-fault.ts";

const hourMs = 3_600_000;
const retryMs = hourMs / 6;
const failed = (fault: GuideFault) => ({ inputs: "new", fault, failedAt: 1000 });

test("a guide is made for words that it was not made from", () => {
  expect(isGuideDue("new", undefined, undefined, 0)).toBe(true);
  expect(isGuideDue("new", "old", undefined, 0)).toBe(true);
  expect(isGuideDue("new", "new", undefined, 0)).toBe(false);
});

test("words that did not fit are not tried again; a making that failed is, ten minutes later", () => {
  const overflow = failed({ kind: "overflow", page: 4 });
  expect(isGuideDue("new", "old", overflow, 1000 + 9 * hourMs)).toBe(false);
  expect(isGuideDue("newer", "old", overflow, 1000)).toBe(true);
  const unmade = failed({ kind: "not made" });
  expect(isGuideDue("new", "old", unmade, 999 + retryMs)).toBe(false);
  expect(isGuideDue("new", "old", unmade, 1000 + retryMs)).toBe(true);
});
