import { expect, test } from "vitest";
import { planPictureRetry } from "./plan-picture-retry.ts";

const minute = 60_000;

test("pauses between attempts grow from a minute to a day, then there are no more", () => {
  expect([1, 2, 3].map(planPictureRetry)).toEqual([minute, 4 * minute, 16 * minute]);
  expect(planPictureRetry(9)).toBe(24 * 60 * minute);
  expect(planPictureRetry(10)).toBeUndefined();
});
