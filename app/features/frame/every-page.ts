import * as site from "#app/site.ts";
import { defaultFacts } from "#facts/facts.ts";
import { findableCopy } from "#facts/findable.ts";
import { paths } from "#facts/paths.ts";
import type { Feature, Page } from "#platform/http/feature.ts";

const groups = Object.keys(findableCopy(defaultFacts).groups);

/** Home first. */
const placeOf = ({ path, group }: Page) => (path === paths.home() ? -1 : groups.indexOf(group));

/** Every page with an address of its own, group by group, as features list them. A module lists its exports by their names. */
export const everyPage = Object.entries<Feature>(site)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([, { pages }]) => pages ?? [])
  .sort((one, other) => placeOf(one) - placeOf(other));

export const pageAt = (path: string) => everyPage.find((page) => page.path === path);

/** By the group of their words; other groups have none. */
export const pagePaths: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  everyPage.map(({ copy, path }) => [copy.group, path]),
);
