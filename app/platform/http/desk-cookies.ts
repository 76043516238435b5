/** Behind HTTPS the `__Host-` prefix binds the cookie to this host and path. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? "__Host-desk" : "desk");

/** Stays after a sign-out, to recognise browsers that have opened the desk before. */
export const browserCookieName = (isSecure: boolean) => (isSecure ? "__Host-desk-browser" : "desk-browser");
export const browserCookieSeconds = 365 * 24 * 60 * 60;

function readCookie(header: string, name: string): string | undefined {
  const cookie = header.split("; ").find((each) => each.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1) || undefined;
}

/** The session token in a `Cookie` header. */
export const readSessionCookie = (header: string, isSecure: boolean) => readCookie(header, sessionCookieName(isSecure));

const browserToken = /^[\w-]{43}$/;

export function readBrowserCookie(header: string, isSecure: boolean): string | undefined {
  const token = readCookie(header, browserCookieName(isSecure));
  return token && browserToken.test(token) ? token : undefined;
}
