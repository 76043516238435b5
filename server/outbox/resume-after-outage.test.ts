import { expect, test } from "vitest";
import { makeReturnDetector } from "./resume-after-outage.ts";

const failed = { isDelivered: false, attemptsBefore: 0 };
const delivered = { isDelivered: true, attemptsBefore: 0 };

test("the first success after three failures ends an outage, the next does not", () => {
  const isReturn = makeReturnDetector();
  expect([failed, failed, failed, delivered, delivered].map(isReturn)).toEqual([false, false, false, true, false]);
});

test("single failures between successes are no outage", () => {
  const isReturn = makeReturnDetector();
  expect([failed, failed, delivered, failed, failed, delivered].some(isReturn)).toBe(false);
});

test("a success of a delivery that had failed three times ends an outage", () => {
  const isReturn = makeReturnDetector();
  expect(isReturn({ isDelivered: true, attemptsBefore: 3 })).toBe(true);
  expect(isReturn({ isDelivered: true, attemptsBefore: 2 })).toBe(false);
});
