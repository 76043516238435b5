import type { IncomingMessage } from "node:http";
import { readBearer, readSessionCookie } from "#app/rules/owner/owner-proof.ts";
import type { Owner } from "#server/owner/owner.ts";
import type { Settings } from "#server/settings.ts";
import { visibleOrigin } from "./web-request.ts";

/** Whether a request has the owner's key or an open session, from its headers alone. */
export async function isOwnerAsking(
  request: IncomingMessage,
  { owner, settings }: { owner: Owner; settings: Settings },
) {
  const key = readBearer(request.headers.authorization ?? "");
  if (key !== undefined) return owner.isKey(key);
  const isSecure = visibleOrigin(request, settings).startsWith("https:");
  const token = readSessionCookie(request.headers.cookie ?? "", isSecure);
  return token !== undefined && owner.isSignedIn(token);
}
