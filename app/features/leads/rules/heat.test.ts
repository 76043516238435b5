import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { type Acts, heatOf, warmUntil } from "./heat.ts";

const weights = defaultFacts.heat;
const dayMs = 24 * 60 * 60 * 1000;
const nowMs = 1000 * dayMs;
const nobody: Acts = {
  hasAsked: false,
  phone: "",
  quizScore: null,
  firstContactMs: nowMs,
  lastContactMs: nowMs,
  campaign: "",
};
const keen: Acts = { ...nobody, bookedAt: nowMs + dayMs, hasAsked: true, phone: "0", quizScore: 25, campaign: "fall" };

test.each<[string, Partial<Acts>, number, string[]]>([
  ["took a guide", {}, 0, []],
  ["booked", { bookedAt: 5 }, weights.booked, ["booked"]],
  ["asked", { hasAsked: true }, weights.asked, ["asked"]],
  ["left a number", { phone: "1" }, weights.phone, ["phone"]],
  ["scored low", { quizScore: weights.lowQuizScore }, weights.lowQuiz, ["lowQuiz"]],
  ["scored well", { quizScore: weights.lowQuizScore + 1 }, 0, []],
  ["came back", { firstContactMs: nowMs - dayMs }, weights.cameBack, ["cameBack"]],
  ["came by a campaign", { campaign: "fall" }, weights.campaign, ["campaign"]],
])("who %s has the points for it, and the reason", (_, acts, score, reasons) => {
  const heat = heatOf({ ...nobody, ...acts }, weights, nowMs);
  expect([heat.score, heat.reasons.map(({ of }) => of)]).toEqual([score, reasons]);
});

test("the points add up, the weightiest reason first, and an act without weight is none", () => {
  const heat = heatOf(keen, { ...weights, asked: 0 }, nowMs);
  expect(heat.reasons.map(({ of }) => of)).toEqual(["booked", "lowQuiz", "phone", "campaign"]);
  expect(heat.score).toBe(weights.booked + weights.lowQuiz + weights.phone + weights.campaign);
});

test("the score halves with time, and the time until which somebody is warm keeps the same order", () => {
  const later = nowMs + weights.halvesAfterDays * dayMs;
  expect(heatOf({ ...nobody, bookedAt: 1 }, { ...weights, booked: 40 }, later).score).toBe(20);
  const people = [keen, { ...nobody, hasAsked: true }, { ...keen, lastContactMs: 10 * dayMs }, nobody].map((acts) => ({
    score: heatOf(acts, weights, nowMs).score,
    until: warmUntil(acts, weights),
  }));
  const byScore = people.toSorted((one, other) => other.score - one.score);
  expect(people.toSorted((one, other) => other.until - one.until)).toEqual(byScore);
  const { until = 0 } = people[0] ?? {};
  expect(heatOf(keen, weights, until).score).toBe(1);
});
