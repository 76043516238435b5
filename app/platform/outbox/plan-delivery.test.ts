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
    pauses.push(plan === "dead-lettered" ? 0 : plan.dueAt - nowMs);
  }
  expect(pauses.slice(0, 7)).toEqual([1, 2, 10, 60, 300, 1200, 3600].map((seconds) => seconds * 1000));
  expect(pauses.at(-1)).toBe(day / 2);
});

test("after a minute of attempts that the receiver wished every two seconds the pause is minutes, not half a day", () => {
  expect(planDelivery(failed(30, createdAt + 60_000))).toEqual({ dueAt: createdAt + 7 * 60_000 });
});

test("after the clock was put back the pauses still grow", () => {
  expect(planDelivery(failed(10, createdAt - day))).toEqual({ dueAt: createdAt - day / 2 });
});

test("later attempts are spread, the first two are exact", () => {
  expect(planDelivery({ ...failed(1), chance: 1 })).toEqual(planDelivery({ ...failed(1), chance: 0 }));
  expect(planDelivery({ ...failed(5, createdAt + day), chance: 1 })).not.toEqual(
    planDelivery({ ...failed(5, createdAt + day), chance: 0 }),
  );
});

test("an attempt planned after three days dead-letters the delivery", () => {
  expect(planDelivery(failed(10, createdAt + 3 * day - 1000))).toBe("dead-lettered");
  expect(planDelivery(failed(10, createdAt + 2 * day))).not.toBe("dead-lettered");
});

test("days without an attempt do not count", () => {
  for (const attempts of [1, 2, 5])
    expect(planDelivery(failed(attempts, createdAt + 30 * day))).not.toBe("dead-lettered");
  expect(planDelivery(failed(6, createdAt + 30 * day))).toBe("dead-lettered");
});

/**
 * When it is tried and when dead-lettered, if a receiver asks for the same pause after each attempt of some seconds.
 */
function triedUntilDeadLettered(wishedMs: number, attemptMs = 20_000) {
  const tried: number[] = [];
  for (let nowMs = createdAt; tried.length < 20; ) {
    nowMs += attemptMs;
    tried.push(nowMs - createdAt);
    const plan = planDelivery({ ...failed(tried.length, nowMs), retryAfter: String(wishedMs / 1000) });
    if (plan === "dead-lettered") return tried;
    nowMs = plan.dueAt;
  }
  return tried;
}

test("a receiver that wishes a day each time is asked for three days, not for the days of six attempts", () => {
  expect(triedUntilDeadLettered(day).map((ms) => Math.floor(ms / day))).toEqual([0, 1, 2, 3]);
  for (const hours of [4, 11, 15, 20]) {
    const deadLetteredAfter = triedUntilDeadLettered((hours * day) / 24).at(-1) ?? 0;
    expect(deadLetteredAfter).toBeGreaterThan(2 * day);
    expect(deadLetteredAfter).toBeLessThan(3.1 * day);
  }
});

test("days without an attempt do not count for a receiver with Retry-After either", () => {
  for (const retryAfter of ["5", "86400"])
    expect(planDelivery({ ...failed(2, createdAt + 3 * day), retryAfter })).not.toBe("dead-lettered");
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

test("a receiver's Retry-After overrides the plan", () => {
  expect(planDelivery({ ...failed(1), retryAfter: "30" })).toEqual({ dueAt: createdAt + 30_000 });
});
