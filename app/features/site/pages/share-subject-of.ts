import type { Facts } from "#facts/facts.ts";
import type { ShareSubject } from "#features/pictures/server/drawing/share-subject.ts";
import { drawnHill, hillSummits } from "#features/quiz/rules/hill.ts";
import { likelyAnswers } from "#features/quiz/rules/kept-answers.ts";
import type { Page } from "#platform/http/feature.ts";

/** Three summits, each higher than the last. */
const range = likelyAnswers({
  totalScore: 45,
  categoryScores: { SEO: 8, "Lead Generation": 14, "User Experience": 23 },
});

/** Undefined for the hills. */
export function shareSubjectOf(page: Page | undefined, facts: Facts): ShareSubject | undefined {
  const shared = page?.shared;
  if (!shared) return undefined;
  if ("scene" in shared) return { kind: "scene", name: shared.scene };
  if ("cover" in shared) return { kind: "cover", ...shared.cover(facts) };
  return { kind: "heights", hill: drawnHill(range), point: hillSummits(range)[shared.summit] };
}
