import { leadSourceCopy } from "#features/leads/words/lead-sources.ts";

/** A page by its own name, an article by its title. */
export const pageName = (path: string, titles: Readonly<Record<string, string>>) =>
  titles[path] ?? leadSourceCopy.page(path.slice(1));
