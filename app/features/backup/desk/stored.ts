import { deskPaths } from "#facts/desk-paths.ts";
import { requireProof } from "#features/owner/desk/ask-for-proof.ts";
import { noteActivity } from "#features/owner/owner-session.ts";
import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/stored";
import { backupResponse, noBackupResponse } from "./backup-response.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireProof({ request, context }, deskPaths.backup());
  const { backups, checklist } = servicesOf(context);
  const backup = await backups.openStored(params.file);
  if (!backup) return noBackupResponse();
  await noteActivity({ request, context }, { kind: "backup-downloaded", about: params.file });
  await checklist.say("backup");
  return backupResponse(backup, params.file);
}
