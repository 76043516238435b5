import type { Refusals } from "#features/owner/server/refusals.ts";
import { copyPicture, hashFiles } from "#features/pictures/server/copy-picture.ts";
import {
  type DuePicture,
  keepPicture,
  listDuePictures,
  noteFailedPicture,
  pictureTurn,
  type StoredPicture,
} from "#features/pictures/server/pictures.ts";
import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import { withLease } from "#platform/engine/server/leases.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { planPictureRetry } from "../rules/plan-picture-retry.ts";
import { deleteRenderingsWith } from "./queries/renderings.ts";

type Deps = {
  db: Db;
  settings: Settings;
  clock: () => number;
  log: Logger;
  refusals: Refusals;
  stopped: AbortSignal;
};

const leaseName = "copy pictures";
/** Longer than a batch can take. */
const leaseMs = 15 * 60 * 1000;
const batchSize = 8;

/** Copies pictures of articles one by one; each changes what is shown. */
export function makePictureCopier(deps: Deps, holder: string) {
  const { db, clock } = deps;
  return async function run() {
    if ((await listDuePictures(db, clock(), 1)).length === 0) return;
    await withLease(db, { name: leaseName, holder, nowMs: clock(), forMs: leaseMs }, () => copyBatch(deps));
  };
}

async function copyBatch(deps: Deps) {
  const { db, clock, stopped } = deps;
  for (const due of await listDuePictures(db, clock(), batchSize)) {
    if (stopped.aborted) return;
    await copyOne(deps, due);
  }
}

async function copyOne(deps: Deps, { id, address, attempts }: DuePicture) {
  const { db, settings, clock, log, refusals, stopped } = deps;
  const outcome = await copyPicture(address, settings.feedUrl, stopped);
  if (outcome.kind === "copied") return keepAndShow(deps, id, hashFiles(outcome.picture));
  if (stopped.aborted) return;
  if (outcome.reason === "private address") refusals.note({ kind: "feedPictures", network: "" });
  const pauseMs = planPictureRetry(attempts + 1);
  const dueAt = pauseMs === undefined ? undefined : clock() + pauseMs;
  await noteFailedPicture(db, id, { outcome: outcome.reason, attempts: attempts + 1, dueAt });
  log.info({ picture: address.slice(0, 200), outcome: outcome.reason }, "picture not copied");
}

/** A copied picture is never processed again, so its articles must change in the same transaction. */
async function keepAndShow({ db, clock }: Deps, id: string, picture: StoredPicture) {
  await db.transaction().execute(async (tx) => {
    await advisoryLock(tx, pictureTurn);
    await keepPicture(tx, id, picture, clock());
    await deleteRenderingsWith(tx, [id]);
    await raiseContentVersion(tx);
  });
}
