import * as site from "#app/site.ts";
import type { Facts } from "#facts/facts.ts";
import { everyPage } from "#features/frame/every-page.ts";
import type { Feature, TextGroup } from "#platform/http/feature.ts";

const beside = Object.values<Feature>(site).flatMap(({ texts }) => texts ?? []);

/** All texts that the owner can change, by group. */
export const textGroups: Record<string, (facts: Facts) => object> = Object.fromEntries(
  [...everyPage, ...beside].map(({ copy }) => [copy.group, copy]),
);

const named = (groups: readonly Pick<TextGroup, "name" | "copy">[]): Record<string, string> =>
  Object.fromEntries(groups.map(({ name, copy }) => [copy.group, name]));

const under = (section: TextGroup["under"]) => named(beside.filter((each) => each.under === section));

/** The groups' names for the owner, as the desk lists them. */
export const listedGroups = {
  pages: named(everyPage),
  shared: under("shared"),
  mails: under("mails"),
  guides: under("guides"),
};
