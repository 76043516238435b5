export const maxKeyCharacters = 200;

/** Pause after a key that could not be checked: by then the limit of all has one more try. */
export const keyRetrySeconds = 5;

/** The key in an `Authorization` header. */
export const readBearer = (header: string): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(header)?.[1]?.slice(0, maxKeyCharacters);
