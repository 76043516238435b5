import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import type { ActivityKind } from "#app/rules/owner/activity-kind.ts";
import { describeBrowser } from "#app/rules/owner/describe-browser.ts";
import {
  browserCookieName,
  browserCookieSeconds,
  readBrowserCookie,
  readSessionCookie,
  sessionCookieName,
} from "#app/rules/owner/owner-proof.ts";
import { networkOf, type OpenedSession, servicesOf } from "#server/services.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

const isSecure = (request: Request) => new URL(request.url).protocol === "https:";

/** 0 seconds removes it. */
function deskCookie(request: Request, nameOf: (isSecure: boolean) => string, value: string, seconds: number): string {
  const secure = isSecure(request) ? "; Secure" : "";
  return `${nameOf(isSecure(request))}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
}

/** Where one goes after signing in: writers to the articles, the owner to where they wanted to go. */
export const startOf = (isWriter: boolean, next?: string): string =>
  isWriter ? deskPaths.articles() : (next ?? deskPaths.today());

/** What signs in is answered so: cookies, and the way to where one wanted to go. */
export async function enterDesk(asked: Asked, session: OpenedSession, next?: string): Promise<Response> {
  const { request, context } = asked;
  const { token, cookieSeconds, way, who, isWriter } = session;
  // The session of before would go on without anybody who could end it.
  await servicesOf(context).owner.sessions.end(readSessionToken(request) ?? "");
  const known = readBrowserCookie(request.headers.get("Cookie") ?? "", isSecure(request));
  const browser = await servicesOf(context).owner.browsers.meet(known, { browser: browserOf(request), way, who });
  await noteActivity(asked, { kind: "sign-in", about: way, who });
  const answer = redirect(startOf(isWriter, next), { status: 303, headers: privateHeaders });
  answer.headers.append("Set-Cookie", deskCookie(request, sessionCookieName, token, cookieSeconds));
  answer.headers.append("Set-Cookie", deskCookie(request, browserCookieName, browser, browserCookieSeconds));
  return answer;
}

type Noted = { kind: ActivityKind; about?: string | undefined; who?: string | undefined };

/** Writes down what was done, by whom and in which browser. */
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
      ...privateHeaders,
    },
  });

/** The site as passkeys know it. */
export function placeOf(request: Request) {
  const { hostname, origin } = new URL(request.url);
  return { host: hostname, origin };
}

/** What is remembered of a browser that does something on the desk. */
export const browserOf = (request: Request): string => describeBrowser(request.headers.get("User-Agent") ?? "");

export const readSessionToken = (request: Request): string | undefined =>
  readSessionCookie(request.headers.get("Cookie") ?? "", isSecure(request));

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

/** Whose draft a new one is, and whether others' drafts are theirs to change. */
export async function draftAuthorOf(asked: Asked) {
  const session = await readSession(asked);
  // It may have ended while the request was read, and without one nobody is the owner.
  if (!session) throw signedOut();
  const { writer } = session;
  return { writerId: writer?.id ?? null, ownOnly: writer?.mayPublish === false };
}

/** Only the owner gets through: others are sent to the sign-in, and what they posted changes nothing. */
export const ownersOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await readSession({ request, context });
  if (session?.writer) {
    await noteActivity({ request, context }, { kind: "writer-refused" });
    return servicesOf(context).renderPage(deskPaths.refused());
  }
  if (session) return forOwnersEyes(await next());
  return sendToSignIn(request);
};

/** Also for writers, who see to articles alone. */
export const ownersAndWriters: MiddlewareFunction<Response> = async (asked, next) =>
  (await readSession(asked)) ? forOwnersEyes(await next()) : sendToSignIn(asked.request);

const signedOut = () => data(null, { status: 401, statusText: "Not signed in" });

function sendToSignIn(request: Request): never {
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw signedOut();
  }
  const { pathname, search } = new URL(request.url);
  throw redirect(deskPaths.signIn(pathname + search), { status: 303, headers: privateHeaders });
}

export const privateHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

function forOwnersEyes(response: Response): Response {
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
  return response;
}
