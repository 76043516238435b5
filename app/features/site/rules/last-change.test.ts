import { expect, test } from "vitest";
import { lastChange } from "./last-change.ts";

test("the latest change counts", () => {
  expect(lastChange("2026-03-01T10:00:00Z")).toBe("2026-03-01T10:00:00Z");
  expect(lastChange("2026-03-01T10:00:00Z", [Date.UTC(2026, 3, 2), undefined])).toBe("2026-04-02T00:00:00Z");
  expect(lastChange("2026-03-01T10:00:00Z", [Date.UTC(2025, 1, 1)])).toBe("2026-03-01T10:00:00Z");
});

test("without the page's own date there is none", () => {
  expect(lastChange(undefined, [Date.UTC(2026, 3, 2)])).toBeUndefined();
});
