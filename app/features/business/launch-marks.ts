import * as site from "#app/site.ts";
import type { Facts } from "#facts/facts.ts";
import { everyPage } from "#features/frame/every-page.ts";
import type { Feature } from "#platform/http/feature.ts";

const beside = Object.values<Feature>(site).flatMap(({ texts }) => texts ?? []);

/** Default texts that speak for the owner, each with its page. */
export const launchMarks = [...everyPage, ...beside].flatMap(({ copy, name, path = "", marks = {} }) =>
  Object.entries(marks).map(([field, why]) => ({ page: copy.group, field, why, name, path, copy })),
);

export type LaunchMark = (typeof launchMarks)[number];

/** Reads the paragraphs of a mark, as the page has them. Short names and ids between them are left out. */
export function readMark({ copy, field }: LaunchMark, facts: Facts): string[] {
  const texts = textsOf(field.split(".").reduce<unknown>(fieldOf, copy(facts)));
  const sentences = texts.filter((text) => text.includes(" "));
  return [...new Set(sentences.length > 0 ? sentences : texts)];
}

const fieldOf = (value: unknown, key: string) => (value as Record<string, unknown> | undefined)?.[key];

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
}
