import type { Facts } from "#facts/facts.ts";

/** The points of each act, as the owner set them on the desk. */
export type HeatWeights = Facts["heat"];

/** Somebody's acts, of all that make them warm. */
export type Acts = {
  /** The hour of their last session that was not cancelled. */
  bookedAt?: number | undefined;
  hasAsked: boolean;
  phone: string;
  quizScore: number | null;
  firstContactMs: number;
  lastContactMs: number;
  /** The name of the campaign by which they came, or "ads" without one. */
  campaign: string;
};

/** A reason of a score, the weightiest first. */
export type HeatReason =
  | { of: "booked"; at: number }
  | { of: "asked" }
  | { of: "lowQuiz"; score: number }
  | { of: "phone" }
  | { of: "cameBack" }
  | { of: "campaign"; name: string };

export type Heat = { score: number; reasons: HeatReason[] };

const dayMs = 24 * 60 * 60 * 1000;
/** A contact so much later is another visit. */
const anotherVisitMs = dayMs / 2;

/** The points of what somebody did halve after so many days without a word of theirs. */
export function heatOf(acts: Acts, weights: HeatWeights, nowMs: number): Heat {
  const reasons = reasonsOf(acts, weights);
  const passed = Math.max(0, nowMs - acts.lastContactMs) / (weights.halvesAfterDays * dayMs);
  return { score: Math.round(pointsOf(reasons, weights) / 2 ** passed), reasons };
}

/**
 * The time at which the score will have fallen to one point, or 0 without any: whoever is warmer now stays warm for
 * longer, so that lists are in the order of the score without counting it anew.
 */
export function warmUntil(acts: Acts, weights: HeatWeights): number {
  const points = pointsOf(reasonsOf(acts, weights), weights);
  return points === 0 ? 0 : Math.round(acts.lastContactMs + weights.halvesAfterDays * dayMs * Math.log2(points));
}

function reasonsOf(acts: Acts, weights: HeatWeights): HeatReason[] {
  const { bookedAt, hasAsked, phone, quizScore, firstContactMs, lastContactMs, campaign } = acts;
  const all: (HeatReason | false)[] = [
    bookedAt !== undefined && { of: "booked", at: bookedAt },
    hasAsked && { of: "asked" },
    quizScore !== null && quizScore <= weights.lowQuizScore && { of: "lowQuiz", score: quizScore },
    phone !== "" && { of: "phone" },
    lastContactMs - firstContactMs >= anotherVisitMs && { of: "cameBack" },
    campaign !== "" && { of: "campaign", name: campaign },
  ];
  return all
    .filter((reason) => reason !== false)
    .filter(({ of }) => weights[of] > 0)
    .sort((one, other) => weights[other.of] - weights[one.of]);
}

const pointsOf = (reasons: readonly HeatReason[], weights: HeatWeights) =>
  reasons.reduce((sum, { of }) => sum + weights[of], 0);
