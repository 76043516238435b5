import type { DocumentName } from "#facts/documents.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Content } from "#platform/process/server/content.ts";
import type { GuideFault } from "../rules/guide-fault.ts";
import { guides } from "../words/guides/guides.ts";
import { readGuideFaults, readGuideInputs } from "./guides.ts";
import { guideInputs } from "./make-guide.ts";

/** State of a guide: visitors get the one with the words in force, or an earlier one until it is made. */
export type GuideState =
  | { name: DocumentName; state: "current" }
  | { name: DocumentName; state: "waiting" }
  | { name: DocumentName; state: "refused"; fault: GuideFault };

export async function readGuideStates(db: Db, content: Content): Promise<GuideState[]> {
  const facts = await content.readPrintFacts();
  const sources = { facts, ownFiles: content.ownFiles(), look: content.facts().look };
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
