import { paths } from "#app/paths.ts";

/** A page's markdown; undefined if there is none. */
export type ReadPage = (path: string) => Promise<string | undefined>;

/** A page by what lists say of it. */
export type ListedPage = { path: string; title: string; description: string };

/** Its words are somebody's, not the business's: they are shown as a quote. */
export const isArticle = ({ path }: { path: string }) => path.startsWith(paths.article(""));
