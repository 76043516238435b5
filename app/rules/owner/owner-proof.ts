const minKeyLength = 16;
const maxKeyLength = 200;
const minDifferentCharacters = 8;

/** Whether a chosen key may be the owner's: printable ASCII, not short, not one character repeated. */
export const isHardToGuess = (key: string): boolean =>
  key.length >= minKeyLength &&
  key.length <= maxKeyLength &&
  new Set(key).size >= minDifferentCharacters &&
  /^[\x21-\x7e]+$/.test(key);

/** Behind HTTPS the `__Host-` prefix binds the cookie to this host and path. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? "__Host-desk" : "desk");

/** The session token in a `Cookie` header. */
export function readSessionCookie(header: string, isSecure: boolean): string | undefined {
  const start = `${sessionCookieName(isSecure)}=`;
  const cookie = header.split("; ").find((each) => each.startsWith(start));
  return cookie?.slice(start.length) || undefined;
}

/** The key in an `Authorization` header. */
export const readBearer = (header: string): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(header)?.[1]?.slice(0, maxKeyLength);
