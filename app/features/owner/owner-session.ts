import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { theOwner } from "#facts/author.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { describeBrowser } from "#platform/http/describe-browser.ts";
import {
  browserCookieName,
  browserCookieSeconds,
  readBrowserCookie,
  readSessionCookie,
  sessionCookieName,
} from "#platform/http/desk-cookies.ts";
import { networkOf, servicesOf } from "#platform/http/services.ts";
import { type HandedBack, readHandedBack } from "#platform/sections/handed-back.ts";
import type { ActivityKind } from "./rules/activity-kind.ts";
import type { OpenedSession } from "./server/sessions.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

const isSecure = (request: Request) => new URL(request.url).protocol === "https:";

/** 0 seconds removes it. */
function deskCookie(request: Request, nameOf: (isSecure: boolean) => string, value: string, seconds: number): string {
  const secure = isSecure(request) ? "; Secure" : "";
  return `${nameOf(isSecure(request))}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
}

/** The page after signing in: the requested one if they may see it, else Today, or the articles for writers. */
export function startOf(isWriter: boolean, next?: string): string {
  if (!isWriter) return next ?? deskPaths.today();
  const isTheirs = [deskPaths.articles(), deskPaths.session()].some((each) => next?.startsWith(each));
  return isTheirs && next ? next : deskPaths.articles();
}

/** Answers a successful sign-in: sets the cookies and redirects to the requested page. */
export async function enterDesk(asked: Asked, session: OpenedSession, next?: string): Promise<Response> {
  const { request, context } = asked;
  const { token, cookieSeconds, way, who, isWriter } = session;
  // Else the replaced session would go on, and nobody could end it.
  await servicesOf(context).owner.sessions.end(readSessionToken(request) ?? "");
  const known = readBrowserCookie(request.headers.get("Cookie") ?? "", isSecure(request));
  const browser = await servicesOf(context).owner.browsers.meet(known, { browser: browserOf(request), way, who });
  await noteActivity(asked, { kind: "sign-in", about: way, who });
  const answer = redirect(startOf(isWriter, next), { status: 303, headers: deskHeaders });
  answer.headers.append("Set-Cookie", deskCookie(request, sessionCookieName, token, cookieSeconds));
  answer.headers.append("Set-Cookie", deskCookie(request, browserCookieName, browser, browserCookieSeconds));
  return answer;
}

type Noted = { kind: ActivityKind; about?: string | undefined; who?: string | undefined };

/** Records what was done, by whom and in which browser. */
export async function noteActivity(asked: Asked, { kind, about, who }: Noted): Promise<void> {
  const { request, context } = asked;
  const doer = who ?? (await readSession(asked))?.writer?.name;
  const network = networkOf(context)?.hash ?? "";
  await servicesOf(context).activity.note({ kind, about, who: doer, browser: browserOf(request), network });
}

/** Signs this browser out and clears what it cached. Its storage stays: drafts are there. */
export const leaveDesk = (request: Request, to: string): Response =>
  redirect(to, {
    status: 303,
    headers: {
      "Set-Cookie": deskCookie(request, sessionCookieName, "", 0),
      "Clear-Site-Data": '"cache"',
      ...deskHeaders,
    },
  });

/** Host and origin of the site, for WebAuthn. */
export function placeOf(request: Request) {
  const { hostname, origin } = new URL(request.url);
  return { host: hostname, origin };
}

/** Names the browser of a request, such as "Firefox on Linux". */
export const browserOf = (request: Request): string => describeBrowser(request.headers.get("User-Agent") ?? "");

export const readSessionToken = (request: Request): string | undefined =>
  readSessionCookie(request.headers.get("Cookie") ?? "", isSecure(request));

/** The sender of a key, for the limit on wrong ones. */
export const keySenderOf = ({ request, context }: Asked) => ({
  browser: readBrowserCookie(request.headers.get("Cookie") ?? "", isSecure(request)),
  network: networkOf(context)?.hash,
  wideNetwork: networkOf(context)?.wideHash,
});

/** The open session of the desk's cookie, the owner's or a writer's. */
export async function readSession({ request, context }: Asked) {
  const token = readSessionToken(request);
  return token === undefined ? undefined : servicesOf(context).owner.sessions.use(token);
}

/** Whether the owner is signed in, by the desk's cookie. */
export async function isOwner(asked: Asked): Promise<boolean> {
  const session = await readSession(asked);
  return session !== undefined && session.writer === undefined;
}

/** Whether the owner is signed in, or a writer whom the owner lets publish. */
export async function mayPublish(asked: Asked): Promise<boolean> {
  const session = await readSession(asked);
  return session !== undefined && session.writer?.mayPublish !== false;
}

/** Returns who a new draft belongs to, and whether others' drafts are off limits. Throws 401 without a session. */
export async function draftAuthorOf(asked: Asked) {
  const session = await readSession(asked);
  // Without a session, which may have ended meanwhile, the request would pass for the owner's.
  if (!session) throw signedOut();
  const { writer } = session;
  return { author: writer ?? theOwner, writerId: writer?.id ?? null, ownOnly: writer?.mayPublish === false };
}

/** Lets only the owner through. Writers are refused; others must sign in, and their posts change nothing. */
export const ownersOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await readSession({ request, context });
  if (session?.writer) {
    await noteActivity({ request, context }, { kind: "writer-refused" });
    return servicesOf(context).renderPage(deskPaths.refused());
  }
  if (session) return forOwnersEyes(await next());
  return sendToSignIn(request);
};

/** Lets the owner and writers through. */
export const ownersAndWriters: MiddlewareFunction<Response> = async (asked, next) => {
  const session = await readSession(asked);
  return session && isTheirs(asked.request, session.writer?.id)
    ? forOwnersEyes(await next())
    : sendToSignIn(asked.request);
};

/** Names who is signed in, for what they type: the id of a writer, or "owner". */
export const personOf = (writerId: string | null | undefined): string => writerId ?? "owner";

/** A post may say whose it is, so that nobody who signs in later sends it as their own. */
function isTheirs({ method, url }: Request, writerId: string | undefined): boolean {
  const of = new URL(url).searchParams.get("of");
  return method !== "POST" || of === null || of === personOf(writerId);
}

const signedOut = (handedBack: HandedBack | null = null) =>
  data(handedBack, { status: 401, statusText: "Not signed in" });

async function sendToSignIn(request: Request): Promise<never> {
  if (request.method !== "GET" && request.method !== "HEAD") throw signedOut(await readHandedBack(request));
  const { pathname, search } = new URL(request.url);
  throw redirect(deskPaths.signIn(pathname + search), { status: 303, headers: deskHeaders });
}

export const deskHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

function forOwnersEyes(response: Response): Response {
  for (const [name, value] of Object.entries(deskHeaders)) response.headers.set(name, value);
  return response;
}
