import { expect, test } from "vitest";
import { deliveryStanding } from "./delivery-standing.ts";

test.each([
  ["waiting", 0, false, "waiting"],
  ["waiting", 2, false, "retrying"],
  ["waiting", 3, true, "failing"],
  ["parked", 14, true, "parked"],
  ["delivered", 4, false, "delivered"],
] as const)("%s after %i attempts", (state, attempts, isFailing, standing) =>
  expect(deliveryStanding({ state, attempts, isFailing })).toBe(standing),
);
