import type { Facts } from "../facts.ts";
import { navigationCopy } from "../navigation.ts";
import { paths } from "../paths.ts";

export type BreadcrumbStep = { name: string; path: string };

const servicePages = [paths.visibilityStarter(), paths.growthAccelerator(), paths.authorityBuilder(), paths.dash()];
const toolPages = [
  paths.visibilityQuiz(),
  paths.visibilityBlueprint(),
  paths.wineryPlaybook(),
  paths.cigarLoungePlaybook(),
  paths.fineDiningPlaybook(),
];

/** The parent of a page, if it is not the home page. */
function pathAbove(path: string): string | undefined {
  if (servicePages.includes(path)) return paths.services();
  if (toolPages.includes(path)) return paths.toolsResources();
  return [paths.verticals(), paths.blog()].find((above) => path.startsWith(`${above}/`));
}

/** From the home page to a page, the page last. The home page has none. */
export function breadcrumbs(facts: Facts, path: string, title: string): BreadcrumbStep[] {
  if (path === paths.home()) return [];
  const words = navigationCopy(facts);
  const names: Record<string, string> = {
    [paths.services()]: words.services,
    [paths.toolsResources()]: words.toolsResources,
    [paths.verticals()]: words.verticals,
    [paths.blog()]: words.insights,
  };
  const above = pathAbove(path);
  return [
    { name: facts.brand.name, path: paths.home() },
    ...(above ? [{ name: names[above] ?? above, path: above }] : []),
    { name: title, path },
  ];
}
