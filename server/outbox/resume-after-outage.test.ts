import { expect, test } from "vitest";
import { makeReturnDetector } from "./resume-after-outage.ts";

const failed = { isDelivered: false, attemptsBefore: 0 };
const delivered = { isDelivered: true, attemptsBefore: 0 };

test("the first that gets through after three failures is a return, the next is none", () => {
  const isReturn = makeReturnDetector();
  expect([failed, failed, failed, delivered, delivered].map(isReturn)).toEqual([false, false, false, true, false]);
});

test("failures between others that get through are their own", () => {
  const isReturn = makeReturnDetector();
  expect([failed, failed, delivered, failed, failed, delivered].some(isReturn)).toBe(false);
});

test("one that had failed three times itself goes through: somebody is there again", () => {
  const isReturn = makeReturnDetector();
  expect(isReturn({ isDelivered: true, attemptsBefore: 3 })).toBe(true);
  expect(isReturn({ isDelivered: true, attemptsBefore: 2 })).toBe(false);
});
