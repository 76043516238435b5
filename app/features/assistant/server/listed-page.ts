import { paths } from "#facts/paths.ts";

/** A page's markdown; undefined if there is none. */
export type ReadPage = (path: string) => Promise<string | undefined>;

/** A page as lists name it. */
export type ListedPage = { path: string; title: string; description: string };

/** Articles have authors: they are quoted and do not speak for the business. */
export const isArticle = ({ path }: { path: string }) => path.startsWith(paths.article(""));
