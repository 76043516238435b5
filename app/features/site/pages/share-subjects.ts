import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { cigarLoungePlaybookCopy } from "#features/guides/words/cigar-lounge-playbook.ts";
import { fineDiningPlaybookCopy } from "#features/guides/words/fine-dining-playbook.ts";
import { visibilityBlueprintCopy } from "#features/guides/words/visibility-blueprint.ts";
import { wineryPlaybookCopy } from "#features/guides/words/winery-playbook.ts";
import type { ShareSubject } from "#features/pictures/server/drawing/share-subject.ts";

/** Subjects of the pages' share pictures, by path; others show the hills. */
export const shareSubjects = (facts: Facts): Record<string, ShareSubject> => ({
  [paths.wineries()]: { kind: "scene", name: "wine" },
  [paths.cigarLounges()]: { kind: "scene", name: "cigar" },
  [paths.fineDining()]: { kind: "scene", name: "table" },
  [paths.visibilityStarter()]: { kind: "heights", at: 0 },
  [paths.growthAccelerator()]: { kind: "heights", at: 1 },
  [paths.authorityBuilder()]: { kind: "heights", at: 2 },
  [paths.visibilityBlueprint()]: { kind: "cover", art: "visibility", ...visibilityBlueprintCopy(facts).cover },
  [paths.wineryPlaybook()]: { kind: "cover", art: "winery", ...wineryPlaybookCopy(facts).cover },
  [paths.cigarLoungePlaybook()]: { kind: "cover", art: "cigar", ...cigarLoungePlaybookCopy(facts).cover },
  [paths.fineDiningPlaybook()]: { kind: "cover", art: "dining", ...fineDiningPlaybookCopy(facts).cover },
});
