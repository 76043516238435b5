import type { Facts } from "../facts.ts";
import type { PageGroup } from "../findable.ts";
import { navigationCopy } from "../navigation.ts";
import { paths } from "../paths.ts";

export type BreadcrumbStep = { name: string; path: string };

type Words = ReturnType<typeof navigationCopy>;

/** The page above those of a group, if it is not the home page. */
const above: { readonly [Group in PageGroup]?: (words: Words) => BreadcrumbStep } = {
  services: (words) => ({ name: words.services, path: paths.services() }),
  trades: (words) => ({ name: words.verticals, path: paths.verticals() }),
  tools: (words) => ({ name: words.toolsResources, path: paths.toolsResources() }),
  articles: (words) => ({ name: words.insights, path: paths.blog() }),
};

type Page = { path: string; title: string; group: PageGroup | undefined };

/** From the home page to a page, the page last. The home page has none. */
export function breadcrumbs(facts: Facts, { path, title, group }: Page): BreadcrumbStep[] {
  if (path === paths.home()) return [];
  const step = group && above[group]?.(navigationCopy(facts));
  return [
    { name: facts.brand.name, path: paths.home() },
    ...(step && step.path !== path ? [step] : []),
    { name: title, path },
  ];
}
