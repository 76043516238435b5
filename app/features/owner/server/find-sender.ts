import type { IncomingMessage } from "node:http";
import { readBrowserCookie, readSessionCookie } from "#platform/http/desk-cookies.ts";
import { readBearer } from "#platform/http/desk-keys.ts";
import type { RouteHandle } from "#platform/http/server/route-table.ts";
import { readVisitorNetwork } from "#platform/http/server/visitor-network.ts";
import { visibleOrigin } from "#platform/http/server/web-request.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { Owner } from "./owner.ts";

type Deps = { owner: Owner; settings: Settings; networkKey: string };

function findSession(request: IncomingMessage, { owner, settings }: Deps) {
  const isSecure = visibleOrigin(request, settings).startsWith("https:");
  const token = readSessionCookie(request.headers.cookie ?? "", isSecure);
  return token === undefined ? undefined : owner.sessions.use(token);
}

/** Finds the sender of a post to the desk by its headers alone; routes check the rest. */
export async function findSender(request: IncomingMessage, { writersPost }: RouteHandle, deps: Deps) {
  const key = writersPost ? readBearer(request.headers.authorization ?? "") : undefined;
  if (key !== undefined) {
    const network = readVisitorNetwork(request, { ...deps.settings, hashKey: deps.networkKey });
    const publisher = await deps.owner.findPublisher(key, { network: network?.hash, wideNetwork: network?.wideHash });
    return publisher === "later" ? publisher : publisher && "program";
  }
  const session = await findSession(request, deps);
  return session && (session.writer ? "writer" : "owner");
}

/** Whether the desk was opened before in this browser. */
export async function isKnownBrowser(request: IncomingMessage, { owner, settings }: Deps): Promise<boolean> {
  const isSecure = visibleOrigin(request, settings).startsWith("https:");
  const token = readBrowserCookie(request.headers.cookie ?? "", isSecure);
  return token !== undefined && owner.browsers.isKnown(token);
}

/** Whether the owner is signed in. */
export async function isOwnerAsking(request: IncomingMessage, deps: Deps): Promise<boolean> {
  const session = await findSession(request, deps);
  return session !== undefined && session.writer === undefined;
}
