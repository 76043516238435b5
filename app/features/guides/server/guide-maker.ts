import { withLease } from "#platform/engine/server/leases.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Content } from "#platform/process/server/content.ts";
import type { Logger } from "#platform/process/server/log.ts";
import { isGuideDue } from "../rules/guide-fault.ts";
import { guides } from "../words/guides/guides.ts";
import { noteGuideFault, readGuideFaults, readGuideInputs, removeGuide, storeGuide } from "./guides.ts";
import { guideInputs, makeGuide } from "./make-guide.ts";

type Deps = {
  db: Db;
  clock: () => number;
  log: Logger;
  content: Content;
  stopped: AbortSignal;
};

type Guide = (typeof guides)[number];

const leaseName = "make guides";
/** Longer than making one guide may take. */
const leaseMs = 10 * 60 * 1000;
const retryMs = 60 * 1000;
/** Waits for further changes: several texts are often changed in a row. */
const quietMs = 5000;

/** Makes guides anew when their words have changed, one at a time, on one instance. */
export function makeGuideMaker(deps: Deps, holder: string) {
  const { db, clock, content, stopped } = deps;
  let seen = { version: -1, dueAtMs: 0 };
  return async function run() {
    const version = content.version();
    const nowMs = clock();
    if (seen.version !== version) seen = { version, dueAtMs: nowMs + quietMs };
    if (stopped.aborted || nowMs < seen.dueAtMs) return;
    for (const guide of guides) {
      if (!(await findDue(deps, guide))) continue;
      const lease = { name: leaseName, holder, nowMs: clock(), forMs: leaseMs };
      // The instance that has the lease makes this guide too.
      if (!(await withLease(db, lease, () => bringUpToDate(deps, guide)))) return;
    }
    seen = { version, dueAtMs: nowMs + retryMs };
  };
}

/** Decides from what is stored now whether a guide must be made, or removed because the default one is right again. */
async function findDue({ db, clock, content }: Deps, guide: Guide) {
  const sources = {
    facts: await content.readPrintFacts(),
    ownFiles: content.ownFiles(),
    look: content.facts().look,
  };
  const wanted = guideInputs(guide, sources);
  const made = (await readGuideInputs(db)).get(guide.name);
  const failed = (await readGuideFaults(db)).get(guide.name);
  if (wanted === undefined) return made || failed ? { kind: "remove" as const } : undefined;
  return isGuideDue(wanted, made, failed, clock()) ? { kind: "make" as const, wanted, sources } : undefined;
}

async function bringUpToDate(deps: Deps, guide: Guide) {
  const { db, clock, log, stopped } = deps;
  const due = await findDue(deps, guide);
  if (!due || stopped.aborted) return;
  const { name } = guide;
  if (due.kind === "remove") return db.transaction().execute((tx) => removeGuide(tx, name));
  const answer = await makeGuide(guide, due.sources, { nowMs: clock(), stopped });
  if (stopped.aborted) return;
  if (answer.kind === "made") {
    const made = { name, inputs: due.wanted, pdf: answer.pdf, pages: answer.pages };
    await db.transaction().execute((tx) => storeGuide(tx, made, clock()));
    return log.info({ guide: name, bytes: answer.pdf.length }, "guide made");
  }
  await noteGuideFault(db, { name, inputs: due.wanted, fault: answer.fault }, clock());
  log.warn({ guide: name, fault: answer.fault }, "guide not made");
}
