import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/stored";
import { backupResponse, noBackupResponse } from "./backup-response.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { backups, checklist } = servicesOf(context);
  const backup = await backups.openStored(params.file);
  if (backup) await checklist.say("backup");
  return backup ? backupResponse(backup, params.file) : noBackupResponse();
}
