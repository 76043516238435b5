import { guides } from "#app/copy/guides/guides.ts";
import type { GuideFault } from "#app/rules/business/guide-fault.ts";
import type { DocumentName } from "#app/rules/leads/documents.ts";
import { readPrintFacts } from "#server/tables/articles/watch-content.ts";
import { readGuideFaults, readGuideInputs } from "#server/tables/business/guides.ts";
import type { Db } from "#server/tables/schema.ts";
import { type GuideSources, guideInputs } from "./make-guide.ts";

/** State of a guide: visitors get the one with the words in force, or an earlier one until it is made. */
export type GuideState =
  | { name: DocumentName; state: "current" }
  | { name: DocumentName; state: "waiting" }
  | { name: DocumentName; state: "refused"; fault: GuideFault };

export async function readGuideStates(db: Db, own: Pick<GuideSources, "ownFiles" | "accent">): Promise<GuideState[]> {
  const sources = { facts: await readPrintFacts(db), ...own };
  const made = await readGuideInputs(db);
  const faults = await readGuideFaults(db);
  return guides.map((guide) => {
    const { name } = guide;
    const wanted = guideInputs(guide, sources);
    if (wanted === made.get(name)) return { name, state: "current" };
    const failed = faults.get(name);
    return failed && failed.inputs === wanted
      ? { name, state: "refused", fault: failed.fault }
      : { name, state: "waiting" };
  });
}
