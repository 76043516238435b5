import { redirect } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import { privateHeaders, readSessionToken, sessionCookie } from "#app/sections/owner-session.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/sign-out";

export const handle = { personal: true } as const;

export async function action({ request, context }: Route.ActionArgs) {
  const token = readSessionToken(request);
  if (token) await servicesOf(context).owner.signOut(token);
  return redirect(deskPaths.signIn(), {
    status: 303,
    headers: { "Set-Cookie": sessionCookie(request, "", 0), ...privateHeaders },
  });
}

export const loader = () => redirect(deskPaths.signIn(), { status: 303, headers: privateHeaders });
