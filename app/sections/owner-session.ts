import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import { readSessionCookie, sessionCookieName } from "#app/rules/owner/owner-proof.ts";
import { servicesOf } from "#server/services.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

const isSecure = (request: Request) => new URL(request.url).protocol === "https:";

/** The session cookie; 0 seconds removes it. */
export function sessionCookie(request: Request, token: string, seconds: number): string {
  const secure = isSecure(request) ? "; Secure" : "";
  return `${sessionCookieName(isSecure(request))}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
}

export const readSessionToken = (request: Request): string | undefined =>
  readSessionCookie(request.headers.get("Cookie") ?? "", isSecure(request));

/** Whether the owner is signed in, by the desk's cookie. */
export async function isOwner({ request, context }: Asked): Promise<boolean> {
  const token = readSessionToken(request);
  return token !== undefined && servicesOf(context).owner.isSignedIn(token);
}

/** Only the owner gets through: others are sent to the sign-in, and what they posted changes nothing. */
export const ownersOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (await isOwner({ request, context })) return forOwnersEyes(await next());
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw data(null, { status: 401, statusText: "Not signed in" });
  }
  const { pathname, search } = new URL(request.url);
  throw redirect(deskPaths.signIn(pathname + search), { status: 303, headers: privateHeaders });
};

export const privateHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

function forOwnersEyes(response: Response): Response {
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
  return response;
}
