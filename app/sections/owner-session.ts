import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { paths } from "#app/paths.ts";
import { edgesOf } from "#server/edges.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Behind HTTPS the name itself tells browsers to take the cookie from this very host and path alone. */
const cookieName = (request: Request) => (isSecure(request) ? "__Host-desk" : "desk");
const isSecure = (request: Request) => new URL(request.url).protocol === "https:";

/** The cookie that carries a session's token; none for 0 seconds takes it away. */
export function sessionCookie(request: Request, token: string, seconds: number): string {
  const secure = isSecure(request) ? "; Secure" : "";
  return `${cookieName(request)}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
}

export function readSessionToken(request: Request): string | undefined {
  const start = `${cookieName(request)}=`;
  const cookies = (request.headers.get("Cookie") ?? "").split("; ");
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) || undefined;
}

/** Whether the owner is asking, by the cookie of the desk. */
export async function isOwner({ request, context }: Asked): Promise<boolean> {
  const token = readSessionToken(request);
  return token !== undefined && edgesOf(context).owner.isSignedIn(token);
}

/** Whatever is behind this answers the owner alone: others are shown the door, and what they sent changes nothing. */
export const ownersOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (await isOwner({ request, context })) return forOwnersEyes(await next());
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw data(null, { status: 401, statusText: "Not signed in" });
  }
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.signIn(pathname + search), { status: 303, headers: privateHeaders });
};

export const privateHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

function forOwnersEyes(answer: Response): Response {
  for (const [name, value] of Object.entries(privateHeaders)) answer.headers.set(name, value);
  return answer;
}
