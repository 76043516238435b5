import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { cigarLoungePlaybookCopy } from "#features/guides/words/cigar-lounge-playbook.ts";
import { fineDiningPlaybookCopy } from "#features/guides/words/fine-dining-playbook.ts";
import { visibilityBlueprintCopy } from "#features/guides/words/visibility-blueprint.ts";
import { wineryPlaybookCopy } from "#features/guides/words/winery-playbook.ts";
import type { ShareSubject } from "#features/pictures/server/drawing/share-subject.ts";
import { drawnHill, hillSummits } from "#features/quiz/rules/hill.ts";
import { likelyAnswers } from "#features/quiz/rules/kept-answers.ts";

/** Three summits, each higher than the last. */
const range = likelyAnswers({
  totalScore: 45,
  categoryScores: { SEO: 8, "Lead Generation": 14, "User Experience": 23 },
});

const stopsAt = (summit: number): ShareSubject => ({
  kind: "heights",
  hill: drawnHill(range),
  point: hillSummits(range)[summit],
});

/** Subjects of the pages' share pictures, by path; others show the hills. */
export const shareSubjects = (facts: Facts): Record<string, ShareSubject> => ({
  [paths.wineries()]: { kind: "scene", name: "wine" },
  [paths.cigarLounges()]: { kind: "scene", name: "cigar" },
  [paths.fineDining()]: { kind: "scene", name: "table" },
  [paths.visibilityStarter()]: stopsAt(0),
  [paths.growthAccelerator()]: stopsAt(1),
  [paths.authorityBuilder()]: stopsAt(2),
  [paths.visibilityBlueprint()]: { kind: "cover", art: "visibility", ...visibilityBlueprintCopy(facts).cover },
  [paths.wineryPlaybook()]: { kind: "cover", art: "winery", ...wineryPlaybookCopy(facts).cover },
  [paths.cigarLoungePlaybook()]: { kind: "cover", art: "cigar", ...cigarLoungePlaybookCopy(facts).cover },
  [paths.fineDiningPlaybook()]: { kind: "cover", art: "dining", ...fineDiningPlaybookCopy(facts).cover },
});
