type Branch = { [key: string]: unknown };

const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;

/**
 * Replaces the values of facts by their names in braces, so that copy made from them shows where facts occur. How
 * amounts are written is no text.
 */
export function tokenFacts<Facts extends { place: object }>(facts: Facts): Facts {
  const named = Object.entries(facts).map(([key, value]) => [key, tokenOf(value, key)]);
  return { ...Object.fromEntries(named), place: facts.place };
}

function tokenOf(value: unknown, path: string): unknown {
  if (Array.isArray(value) || !isBranch(value)) return `{${path}}`;
  if (!("lowDollars" in value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, tokenOf(each, `${path}.${key}`)]));
  return { lowDollars: `{${path}}`, highDollars: `{${path}}` };
}

const token = /\{([a-zA-Z]+(?:\.[a-zA-Z]+)+)\}/g;

/** The facts that a text names, by their paths. */
export const tokensOf = (text: string): string[] => [...text.matchAll(token)].map(([, path = ""]) => path);

const maxWordsOfHeading = 6;

/** Whether a text is more than a heading, a name or a price. */
export const isSentence = (text: string): boolean =>
  text.replace(token, "").split(/\s+/).filter(Boolean).length > maxWordsOfHeading;

/** Puts facts where a text names them. Braces around anything else stay as they are. */
export const fillTokens = (text: string, readFact: (path: string) => string | undefined): string =>
  text.replace(token, (braces, path: string) => readFact(path) ?? braces);
