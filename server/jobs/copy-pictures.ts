import { planPictureRetry } from "#app/rules/plan-picture-retry.ts";
import type { Logger } from "../log.ts";
import { copyPicture } from "../pictures/copy-picture.ts";
import { hashFiles } from "../pictures/hash-files.ts";
import type { Settings } from "../settings.ts";
import { raiseContentVersion } from "../tables/content-version.ts";
import { takeTurns } from "../tables/engine.ts";
import { withLease } from "../tables/leases.ts";
import {
  type DuePicture,
  keepPicture,
  listDuePictures,
  noteFailedPicture,
  pictureTurn,
  type StoredPicture,
} from "../tables/pictures.ts";
import { forgetRenderingsWith } from "../tables/renderings.ts";
import type { Db } from "../tables/schema.ts";

type Ground = { db: Db; settings: Settings; clock: () => number; log: Logger; stopped: AbortSignal };

const leaseName = "copy pictures";
/** Longer than a batch can take. */
const leaseMs = 15 * 60 * 1000;
const atOnce = 8;

/** Copies pictures that articles name, one by one; what is shown changes with each. */
export function makePictureCopier(ground: Ground, holder: string) {
  const { db, clock } = ground;
  return async function run() {
    if ((await listDuePictures(db, clock(), 1)).length === 0) return;
    await withLease(db, { name: leaseName, holder, nowMs: clock(), forMs: leaseMs }, () => copyBatch(ground));
  };
}

async function copyBatch(ground: Ground) {
  const { db, clock, stopped } = ground;
  for (const due of await listDuePictures(db, clock(), atOnce)) {
    if (stopped.aborted) return;
    await copyOne(ground, due);
  }
}

async function copyOne(ground: Ground, { id, address, attempts }: DuePicture) {
  const { db, settings, clock, log, stopped } = ground;
  const outcome = await copyPicture(address, settings.feedUrl, stopped);
  if (outcome.kind === "copied") return keepAndShow(ground, id, hashFiles(outcome.picture));
  if (stopped.aborted) return;
  const pauseMs = planPictureRetry(attempts + 1);
  const dueAt = pauseMs === undefined ? undefined : clock() + pauseMs;
  await noteFailedPicture(db, id, { outcome: outcome.reason, attempts: attempts + 1, dueAt });
  log.info({ picture: address.slice(0, 200), outcome: outcome.reason }, "picture not copied");
}

/** A picture that is kept is never looked at again, so its articles must change with it or not at all. */
async function keepAndShow({ db, clock }: Ground, id: string, picture: StoredPicture) {
  await db.transaction().execute(async (tx) => {
    await takeTurns(tx, pictureTurn);
    await keepPicture(tx, id, picture, clock());
    await forgetRenderingsWith(tx, [id]);
    await raiseContentVersion(tx);
  });
}
