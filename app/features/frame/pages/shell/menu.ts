import type { navigationCopy } from "#facts/navigation.ts";
import { paths } from "#facts/paths.ts";

export type MenuWords = ReturnType<typeof navigationCopy>;

/** The pages of the menus and the footer, in order. */
export const menuOf = (words: MenuWords) =>
  [
    { name: words.about, path: paths.about() },
    { name: words.services, path: paths.services() },
    {
      name: words.verticals,
      path: paths.verticals(),
      below: [
        { ...words.wineries, path: paths.wineries() },
        { ...words.cigarLounges, path: paths.cigarLounges() },
        { ...words.fineDining, path: paths.fineDining() },
      ],
    },
    { name: words.insights, path: paths.blog() },
    { name: words.toolsResources, path: paths.toolsResources() },
  ] as const;
