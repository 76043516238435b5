import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { measureBackup, watchBackup } from "./backup-health.ts";
import { type Backups, makeBackups } from "./backups.ts";
import { makeBackupJob } from "./nightly-backup.ts";

declare module "#platform/http/services.ts" {
  interface Services {
    backups: Backups;
  }
}

export const serverFeature: ServerFeature = {
  watch: watchBackup,
  measure: measureBackup,
  services: (server) => ({ backups: makeBackups(server) }),
  jobs: (server) => [
    { name: "back up", everyMs: 10 * 60 * 1000, atStart: false, run: makeBackupJob(server, server.leaseHolder) },
  ],
};
