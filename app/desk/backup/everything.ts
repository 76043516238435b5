import { redirect } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import { backupName } from "#app/rules/backup/plan-backup.ts";
import { privateHeaders } from "#app/sections/owner-session.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/everything";
import { backupResponse } from "./backup-response.ts";

/** Each backup takes much processor time. */
export const handle = { personal: true, limit: { burst: 6, perSecond: 0.05 } } as const;

export async function action({ context }: Route.ActionArgs) {
  const { backups, checklist, clock } = servicesOf(context);
  const made = await backups.make();
  if (!made) return redirect(`${deskPaths.backup()}?said=failed`, { status: 303, headers: privateHeaders });
  await checklist.say("backup");
  return backupResponse(made, backupName(clock()));
}

export const loader = () => redirect(deskPaths.backup(), { status: 303, headers: privateHeaders });
