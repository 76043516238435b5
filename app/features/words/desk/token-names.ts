import { factGroups } from "#features/details/words/business-details.ts";
import { fillTokens } from "../rules/token-facts.ts";

/** Facts in texts, by the names that they have among the business details. */
const names = new Map(
  factGroups
    // Proof has sections of its own, and does not occur inside other texts.
    .filter(({ id }) => !["founder", "cases", "testimonials"].includes(id))
    .flatMap(({ title, facts }) => facts.map(({ path, label }) => [path, `${title}: ${label}`] as const)),
);
const paths = new Map<string, string>([...names].map(([path, name]) => [name, path]));

/** Writes `{contact.email}` for the owner as `{Contact: Email address}`. */
export const nameTokens = (text: string): string =>
  fillTokens(text, (path) => {
    const name = names.get(path);
    return name && `{${name}}`;
  });

export const readTokenNames = (typed: string): string =>
  typed.replace(/\{([^{}]{1,120})\}/g, (braces, name: string) => {
    const path = paths.get(name.replace(/\s+/g, " ").trim());
    return path ? `{${path}}` : braces;
  });

/** The current text of each fact, by its name; `fillFacts` replaces tokens by facts. */
export const factValues = (fillFacts: (text: string) => string): Record<string, string> =>
  Object.fromEntries([...names].map(([path, name]) => [name, fillFacts(`{${path}}`)]));
