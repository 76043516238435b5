import { expect, test } from "vitest";
import { deliveryStatus } from "./delivery-status.ts";

test.each([
  ["waiting", 0, false, "waiting"],
  ["waiting", 2, false, "retrying"],
  ["waiting", 3, true, "failing"],
  ["parked", 14, true, "deadLettered"],
  ["delivered", 4, false, "delivered"],
] as const)("%s after %i attempts", (state, attempts, isFailing, status) =>
  expect(deliveryStatus({ state, attempts, isFailing, isResent: false })).toBe(status),
);

test("a delivery that failed and was sent again is neither failing nor well", () => {
  expect(deliveryStatus({ state: "waiting", attempts: 0, isFailing: false, isResent: true })).toBe("resent");
});
