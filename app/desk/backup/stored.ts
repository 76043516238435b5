import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/stored";
import { backupResponse, noBackupResponse } from "./backup-response.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const backup = await servicesOf(context).backups.openStored(params.file);
  return backup ? backupResponse(backup, params.file) : noBackupResponse();
}
