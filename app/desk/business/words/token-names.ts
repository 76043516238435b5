import { factGroups } from "#app/copy/desk/business-details.ts";
import { fillTokens } from "#app/rules/business/token-facts.ts";

/** Facts in texts, by the names that they have among the business details. */
const names = new Map(
  factGroups
    // What clients say has a place of its own, and none inside a sentence of ours.
    .filter(({ id }) => !["founder", "cases", "testimonials"].includes(id))
    .flatMap(({ title, facts }) => facts.map(({ path, label }) => [path, `${title}: ${label}`] as const)),
);
const paths = new Map<string, string>([...names].map(([path, name]) => [name, path]));

/** `{contact.email}` as the owner reads it: `{Contact: Email address}`. */
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

/** What each fact says now, by its name; `fillFacts` puts facts in where a text names them. */
export const factValues = (fillFacts: (text: string) => string): Record<string, string> =>
  Object.fromEntries([...names].map(([path, name]) => [name, fillFacts(`{${path}}`)]));
