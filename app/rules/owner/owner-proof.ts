const minKeyLength = 16;
const maxKeyLength = 200;
const minDifferentCharacters = 8;

/** Whether a key that somebody thought up may be the owner's: printable ASCII, not short, not one thing repeated. */
export const isHardToGuess = (key: string): boolean =>
  key.length >= minKeyLength &&
  key.length <= maxKeyLength &&
  new Set(key).size >= minDifferentCharacters &&
  /^[\x21-\x7e]+$/.test(key);

/** Behind HTTPS the name itself tells browsers to take the cookie from this very host and path alone. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? "__Host-desk" : "desk");

/** The token of the desk's session in a `Cookie` header. */
export function readSessionCookie(header: string, isSecure: boolean): string | undefined {
  const start = `${sessionCookieName(isSecure)}=`;
  const cookie = header.split("; ").find((each) => each.startsWith(start));
  return cookie?.slice(start.length) || undefined;
}

/** The key that a program shows in an `Authorization` header. */
export const readBearer = (header: string): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(header)?.[1]?.slice(0, maxKeyLength);
