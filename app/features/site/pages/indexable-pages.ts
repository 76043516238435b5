import type { Facts } from "#facts/facts.ts";
import type { PageGroup } from "#facts/findable.ts";
import { everyPage } from "#features/frame/every-page.ts";

export type IndexablePage = {
  path: string;
  group: PageGroup;
  copyFile: string;
  title: string;
  description: string;
};

/**
 * Every page that search engines may show, articles aside: sitemap, llms.txt, markdown versions and share pictures are
 * made from this list.
 */
export const indexablePages = (facts: Facts): IndexablePage[] =>
  everyPage
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ path, group, copy, others }) =>
      [{ path, ...copy(facts).meta }, ...(others?.(facts) ?? [])].map((each) => ({
        ...each,
        group,
        copyFile: copy.group,
      })),
    );
