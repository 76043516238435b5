import { expect, test } from "vitest";
import { makeOutageDetector } from "./deliver.ts";

const failed = { isDelivered: false, attemptsBefore: 0 };
const delivered = { isDelivered: true, attemptsBefore: 0 };

test("the first success after three failures ends an outage, the next does not", () => {
  const endsOutage = makeOutageDetector();
  expect([failed, failed, failed, delivered, delivered].map(endsOutage)).toEqual([false, false, false, true, false]);
});

test("single failures between successes are no outage", () => {
  const endsOutage = makeOutageDetector();
  expect([failed, failed, delivered, failed, failed, delivered].some(endsOutage)).toBe(false);
});

test("a success of a delivery that had failed three times ends an outage", () => {
  const endsOutage = makeOutageDetector();
  expect(endsOutage({ isDelivered: true, attemptsBefore: 3 })).toBe(true);
  expect(endsOutage({ isDelivered: true, attemptsBefore: 2 })).toBe(false);
});
