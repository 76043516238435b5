import { expect, test } from "vitest";
import { planDelivery, readRetryAfter } from "./plan-delivery.ts";

const createdAt = Date.UTC(2026, 10, 21);
const failed = (attempts: number, nowMs = createdAt) => ({
  attempts,
  createdAt,
  nowMs,
  retryAfter: undefined,
  chance: 0.5,
});
const day = 86_400_000;

test("the second attempt follows after one second, the third after two more", () => {
  expect(planDelivery(failed(1))).toEqual({ dueAt: createdAt + 1000 });
  expect(planDelivery(failed(2))).toEqual({ dueAt: createdAt + 2000 });
});

test("then the pauses grow, up to half a day", () => {
  const pauses: number[] = [];
  for (let nowMs = createdAt; pauses.length < 12; nowMs += pauses.at(-1) ?? 0) {
    const plan = planDelivery(failed(pauses.length + 1, nowMs));
    pauses.push(plan === "parked" ? 0 : plan.dueAt - nowMs);
  }
  expect(pauses.slice(0, 7)).toEqual([1, 2, 10, 60, 300, 1200, 3600].map((seconds) => seconds * 1000));
  expect(pauses.at(-1)).toBe(day / 2);
});

test("after a minute of attempts that the receiver wished every two seconds the pause is minutes, not half a day", () => {
  expect(planDelivery(failed(30, createdAt + 60_000))).toEqual({ dueAt: createdAt + 7 * 60_000 });
});

test("later attempts are spread, the first two are exact", () => {
  expect(planDelivery({ ...failed(1), chance: 1 })).toEqual(planDelivery({ ...failed(1), chance: 0 }));
  expect(planDelivery({ ...failed(5, createdAt + day), chance: 1 })).not.toEqual(
    planDelivery({ ...failed(5, createdAt + day), chance: 0 }),
  );
});

test("what would be tried after three days is parked", () => {
  expect(planDelivery(failed(10, createdAt + 3 * day - 1000))).toBe("parked");
  expect(planDelivery(failed(10, createdAt + 2 * day))).not.toBe("parked");
});

test.each([
  ["5", 5000],
  ["0", 1000],
  ["9999999", day],
  [new Date(createdAt + 60_000).toUTCString(), 60_000],
  ["soon", undefined],
  [undefined, undefined],
])("Retry-After %s is kept between a second and a day", (text, expected) => {
  expect(readRetryAfter(text, createdAt)).toBe(expected);
});

test("a receiver's wish comes before the plan", () => {
  expect(planDelivery({ ...failed(1), retryAfter: "30" })).toEqual({ dueAt: createdAt + 30_000 });
});
