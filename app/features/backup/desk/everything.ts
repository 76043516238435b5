import { redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { requireProof } from "#features/owner/desk/ask-for-proof.ts";
import { deskHeaders, noteActivity } from "#features/owner/owner-session.ts";
import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/everything";
import { backupResponse } from "./backup-response.ts";

/** Each backup takes much processor time. */
export const handle = { personal: true, limit: { burst: 6, perSecond: 0.05 } } as const;

export async function action({ request, context }: Route.ActionArgs) {
  await requireProof({ request, context }, deskPaths.backup());
  const { backups, checklist, clock } = servicesOf(context);
  const name = backups.nameOf(clock());
  const stream = await backups.make();
  if (!stream) return redirect(`${deskPaths.backup()}?flash=failed`, { status: 303, headers: deskHeaders });
  await noteActivity({ request, context }, { kind: "backup-downloaded" });
  await checklist.say("backup");
  return backupResponse({ stream }, name);
}

export const loader = () => redirect(deskPaths.backup(), { status: 303, headers: deskHeaders });
