import { redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { servicesOf } from "#platform/http/services.ts";
import { deskHeaders, leaveDesk, noteActivity, readSession, readSessionToken } from "../owner-session.ts";
import type { Route } from "./+types/sign-out";

export const handle = { personal: true, maxBodyBytes: 1024 } as const;

export async function action(asked: Route.ActionArgs) {
  const { request, context } = asked;
  if (await readSession(asked)) await noteActivity(asked, { kind: "sign-out" });
  await servicesOf(context).owner.sessions.end(readSessionToken(request) ?? "");
  return leaveDesk(request, deskPaths.signIn());
}

export const loader = () => redirect(deskPaths.signIn(), { status: 303, headers: deskHeaders });
