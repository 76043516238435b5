/** A page's markdown; undefined if there is none. */
export type ReadPage = (path: string) => Promise<string | undefined>;

/** A page by what lists say of it. */
export type ListedPage = { path: string; title: string; description: string };
