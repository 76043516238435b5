import { redirect } from "react-router";
import { requireProof } from "#app/desk/owner/ask-for-proof.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { backupName } from "#app/rules/backup/plan-backup.ts";
import { deskHeaders, noteActivity } from "#app/sections/owner-session.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/everything";
import { backupResponse } from "./backup-response.ts";

/** Each backup takes much processor time. */
export const handle = { personal: true, limit: { burst: 6, perSecond: 0.05 } } as const;

export async function action({ request, context }: Route.ActionArgs) {
  await requireProof({ request, context }, deskPaths.backup());
  const { backups, checklist, clock } = servicesOf(context);
  const made = await backups.make();
  if (!made) return redirect(`${deskPaths.backup()}?flash=failed`, { status: 303, headers: deskHeaders });
  await noteActivity({ request, context }, { kind: "backup-downloaded" });
  await checklist.say("backup");
  return backupResponse(made, backupName(clock()));
}

export const loader = () => redirect(deskPaths.backup(), { status: 303, headers: deskHeaders });
