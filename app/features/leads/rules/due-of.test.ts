import { expect, test } from "vitest";
import { dueOf } from "./due-of.ts";

test.each([
  ["2026-11-20", "overdue"],
  ["2026-11-21", "today"],
  ["2026-11-22", "later"],
  ["2025-12-31", "overdue"],
])("on November 21, %s is %s", (day, due) => {
  expect(dueOf(day, "2026-11-21")).toBe(due);
});
