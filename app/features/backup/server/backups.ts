import { join } from "node:path";
import { nanoid } from "nanoid";
import { limitConcurrency } from "#platform/child-process/server/limit-concurrency.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { backupName } from "../plan-backup.ts";
import { backUp } from "./back-up.ts";
import { backupFolder, listBackups, openStoredBackup } from "./backup-folder.ts";
import { readBackupHealth } from "./backup-health.ts";
import { followBackup } from "./follow-backup.ts";

/** The owner's backups: those on this machine, and one made on request. */
export type Backups = ReturnType<typeof makeBackups>;

type Deps = { db: Db; settings: Settings; clock: () => number; log: Logger };

export function makeBackups({ db, settings, clock, log }: Deps) {
  const limited = limitConcurrency(1);
  return {
    list: () => listBackups(settings.dataDir),
    health: () => readBackupHealth(db),
    openStored: (name: string) => openStoredBackup(settings.dataDir, name),
    /** A new backup while it is written; undefined if it could not be begun. */
    make: (): Promise<ReadableStream<Uint8Array> | undefined> => {
      const file = join(backupFolder(settings.dataDir), `download-${nanoid()}`);
      const written = limited(() => backUp(settings, { file, nowMs: clock() })).then((made) => {
        if (made.kind === "failed") log.error({ outcome: made.reason }, "not backed up");
        return made.kind === "written";
      });
      return followBackup(file, written);
    },
    nameOf: (ms: number) => backupName(ms, settings.backupPassphrase),
  };
}
